extension GalleryStyle {
  /// On paper everything is shown, in ink on white.
  static let print: HTML = #"""
    @media print {
      :root { color-scheme: light !important; }
      body { background: none; }
      .bar, .filters, .footer, .skip, .copy-line, .viewer, .contents { display: none !important; }
      .page { max-width: none; padding-inline: 0; }
      .cards { grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
      .card { break-inside: avoid; }
      .section-title { break-after: avoid; }
      .phone, .is-failed .phone {
        height: auto;
        padding: 0;
        border: 1px solid #838a84;
        background: none;
        box-shadow: none;
      }
      .glass { height: auto; min-height: 24rem; }
      .glass, .display, .failure-message, .fixture-code pre { overflow: visible; max-height: none; }
      .fixture-code pre { white-space: pre-wrap; }
      .facts details::details-content { content-visibility: visible; block-size: auto; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """#
}
