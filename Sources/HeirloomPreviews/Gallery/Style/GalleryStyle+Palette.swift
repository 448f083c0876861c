extension GalleryStyle {
  /// Colours for both schemes, the scale of spaces, and the faces of type.
  ///
  /// Every pair of a text colour and a ground has a contrast of 4.5 at least.
  static let palette: HTML = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f5f2, #101311);
      --dots: light-dark(#e2e5df, #1d221f);
      --surface: light-dark(#ffffff, #191d1b);
      --raised: light-dark(#ffffff, #39423d);
      --sunken: light-dark(#edefea, #0c0f0d);
      --line: light-dark(#d9ddd6, #2f3632);
      --edge: light-dark(#838a84, #78817b);
      --ink: light-dark(#161a18, #edf1ee);
      --quiet: light-dark(#555c57, #a5aea8);
      --accent: light-dark(#17694f, #7fd4b1);
      --on-accent: light-dark(#ffffff, #08231a);
      --tint: light-dark(#e0eee8, #17332a);
      --alarm: light-dark(#ad1f17, #ff9d92);
      --on-alarm: light-dark(#ffffff, #3a0906);
      --alarm-tint: light-dark(#fdecea, #371613);
      --alarm-line: light-dark(#f0b9b4, #6b2b25);
      --shade: light-dark(rgb(22 36 29 / .10), rgb(0 0 0 / .5));
      --radius: 10px;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans",
        "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans CJK JP",
        "Noto Sans JP", sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Noto Sans Mono",
        "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono CJK JP", monospace;
    }
    html:has(#scheme_light:checked) { color-scheme: light; }
    html:has(#scheme_dark:checked) { color-scheme: dark; }

    """#
}
