extension GalleryStyle {
  /// The bar that stays in view, with the search and the scheme, and the tags below it.
  static let filters: HTML = #"""
    .bar {
      position: sticky;
      top: 0;
      z-index: 2;
      border-block: 1px solid var(--line);
      background: var(--ground);
    }
    .bar .page { display: flex; align-items: center; gap: .75rem; padding-block: .625rem; }
    .search {
      display: flex;
      flex: 1 1 auto;
      align-items: center;
      gap: .5rem;
      max-width: 26rem;
      min-width: 0;
      padding-inline: .75rem .5rem;
      border: 1px solid var(--edge);
      border-radius: var(--radius);
      background: var(--surface);
      color: var(--quiet);
    }
    .search:focus-within { outline: 3px solid var(--accent); outline-offset: 1px; }
    .search input {
      flex: 1;
      min-width: 0;
      height: 2.375rem;
      padding: 0;
      border: 0;
      outline: 0;
      background: none;
      color: var(--ink);
      appearance: none;
    }
    .search input::placeholder { color: var(--quiet); opacity: 1; }
    kbd {
      padding: .05rem .4rem;
      border: 1px solid var(--line);
      border-radius: 5px;
      background: var(--sunken);
      color: var(--quiet);
      font: 500 .75rem/1.4 var(--mono);
    }
    .search:focus-within kbd { visibility: hidden; }
    .status {
      margin-inline-start: auto;
      color: var(--quiet);
      font-size: .875rem;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .scheme {
      display: flex;
      flex: none;
      padding: 3px;
      border-radius: var(--radius);
      background: light-dark(#e4e7e1, #262c29);
    }
    html:not(.is-scripted) .scheme { margin-inline-start: auto; }
    .scheme label {
      position: relative;
      display: flex;
      align-items: center;
      gap: .375rem;
      padding: .3125rem .625rem;
      border-radius: 7px;
      color: var(--quiet);
      font-size: .8125rem;
      font-weight: 500;
      cursor: pointer;
    }
    .scheme input, .chip input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    .scheme label:has(:checked) {
      background: var(--raised);
      box-shadow: 0 1px 2px var(--shade), 0 0 0 1px var(--line);
      color: var(--ink);
    }
    .scheme label:has(:focus-visible), .chip:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 1px;
    }
    .filters { padding-block: 1rem 0; }
    .filters fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    .filters legend {
      float: left;
      margin-inline-end: .25rem;
      color: var(--quiet);
      font-size: .8125rem;
    }
    .chip {
      position: relative;
      display: inline-flex;
      align-items: center;
      gap: .4rem;
      max-width: 100%;
      padding: .25rem .75rem;
      border: 1px solid var(--line);
      border-radius: 99px;
      background: var(--surface);
      font-size: .8125rem;
      font-weight: 500;
    }
    .chip:hover { border-color: var(--edge); }
    .chip > span:nth-of-type(1) {
      overflow: hidden;
      max-width: 16rem;
      text-overflow: ellipsis;
      white-space: nowrap;
      unicode-bidi: plaintext;
    }
    .chip:has(:checked) {
      border-color: var(--accent);
      background: var(--accent);
      color: var(--on-accent);
    }
    .chip:has(:checked) > span:nth-of-type(1)::before { content: "✓ " / ""; }
    .chip:has(:checked) .count { color: inherit; }
    .chip.is-failed { border-color: var(--alarm-line); color: var(--alarm); }
    .chip.is-failed .count { color: inherit; }
    .chip.is-failed:has(:checked) {
      border-color: var(--alarm);
      background: var(--alarm);
      color: var(--on-alarm);
    }
    .plain-button {
      display: inline-flex;
      align-items: center;
      gap: .375rem;
      padding: .25rem .75rem;
      border: 1px solid var(--edge);
      border-radius: 8px;
      background: var(--surface);
      color: var(--ink);
      font-size: .8125rem;
      font-weight: 600;
    }
    .plain-button:hover { background: var(--tint); }
    .plain-button:disabled { opacity: .45; cursor: default; }
    @media (max-width: 52rem) {
      .scheme span { position: absolute; clip-path: inset(50%); }
    }
    @media (max-width: 36rem) {
      .bar .page { flex-wrap: wrap; gap: .375rem .75rem; }
      .search { flex-basis: 10rem; }
      .search kbd { display: none; }
      .status { order: 3; flex: 1 0 100%; }
      html:not(.is-filtered) .status { position: absolute; clip-path: inset(50%); }
    }

    """#
}
