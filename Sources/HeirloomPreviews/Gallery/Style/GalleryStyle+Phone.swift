extension GalleryStyle {
  /// The device that a screen is shown in, and the colours and the size of text on it.
  static let phone: HTML = #"""
    .phone {
      --paper: light-dark(#f3f4f6, #000000);
      --sheet: light-dark(#ffffff, #1b1d1f);
      --text: light-dark(#14171a, #f3f5f6);
      --soft: light-dark(#5a6168, #a4acb3);
      --hair: light-dark(#dfe2e6, #33373b);
      --key: light-dark(#17694f, #7fd4b1);
      --on-key: light-dark(#ffffff, #08231a);
      --key-tint: light-dark(#dcece5, #17332a);
      --bad: light-dark(#ad1f17, #ff9d92);
      --bad-tint: light-dark(#fdeae8, #371613);
      --bad-line: light-dark(#f2c1bc, #6b2b25);
      position: relative;
      height: 37.5rem;
      padding: 7px;
      border-radius: 46px;
      background: light-dark(#1a1d1f, #2a2e31);
      box-shadow:
        inset 0 0 0 1.5px light-dark(#3d4246, #4c5257),
        0 1px 2px var(--shade), 0 12px 28px -6px var(--shade);
      color: var(--text);
      font-size: .9375rem;
      line-height: 1.45;
    }
    .phone[data-scheme="light"] { color-scheme: light; }
    .phone[data-scheme="dark"] { color-scheme: dark; }
    .phone[data-size="small"] { font-size: .8125rem; }
    .phone[data-size="large"] { font-size: 1.125rem; }
    .phone[data-size="extraLarge"] { font-size: 1.4375rem; }
    .is-failed .phone { background: light-dark(#8c1510, #85160f); }
    .glass {
      display: flex;
      flex-direction: column;
      overflow: hidden;
      height: 100%;
      border-radius: 39px;
      background: var(--paper);
      color: var(--text);
    }
    .status-bar {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      flex: none;
      align-items: center;
      padding: .75rem 1.5rem .5rem;
      font-size: .8125rem;
      font-weight: 600;
      line-height: 1;
      font-variant-numeric: tabular-nums;
    }
    .status-bar::before {
      content: "";
      grid-column: 2;
      grid-row: 1;
      width: 4.75rem;
      height: 1.375rem;
      border-radius: 99px;
      background: #000000;
      box-shadow: 0 0 0 1px light-dark(#000000, #24282b);
    }
    .status-bar span { grid-column: 1; grid-row: 1; }
    .status-bar svg {
      grid-column: 3;
      grid-row: 1;
      justify-self: end;
      width: 2.75rem;
      height: .75rem;
    }
    .home-bar { flex: none; padding: .5rem 0 .4375rem; }
    .home-bar::before {
      content: "";
      display: block;
      width: 7rem;
      height: 4px;
      margin-inline: auto;
      border-radius: 99px;
      background: var(--text);
      opacity: .8;
    }
    .display {
      --cjk: "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans CJK JP";
      display: flex;
      flex: 1;
      flex-direction: column;
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      scrollbar-color: var(--hair) transparent;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans",
        var(--cjk), sans-serif;
    }
    .display:focus-visible { outline-offset: -4px; border-radius: 12px; }
    .display:lang(zh) { --cjk: "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC"; }
    .display:lang(ko) { --cjk: "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"; }
    .blank {
      margin: auto;
      padding: 1rem;
      color: var(--soft);
      font-size: .8125rem;
      text-align: center;
    }

    """#
}
