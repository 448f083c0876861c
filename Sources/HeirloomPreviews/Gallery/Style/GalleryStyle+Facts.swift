extension GalleryStyle {
  /// What is said about a card: why it failed, its tags, what it touched, and its minimal fixture.
  static let facts: HTML = #"""
    .facts { display: grid; align-content: start; gap: .75rem; padding: .875rem .5rem 0; }
    .facts > * { min-width: 0; }
    .failure {
      display: grid;
      gap: .375rem;
      padding: .75rem .875rem;
      border: 1px solid var(--alarm-line);
      border-inline-start: 4px solid var(--alarm);
      border-radius: var(--radius);
      background: var(--alarm-tint);
    }
    .facts h4 { margin: 0; font-size: .8125rem; font-weight: 600; }
    .failure h4 { display: flex; align-items: center; gap: .35rem; color: var(--alarm); }
    .failure-message {
      overflow: auto;
      max-height: 12rem;
      font: 400 .75rem/1.5 var(--mono);
      white-space: pre-wrap;
      unicode-bidi: plaintext;
    }
    .tags { display: flex; flex-wrap: wrap; gap: .375rem; }
    .tag {
      max-width: 100%;
      padding: .0625rem .5rem;
      border-radius: 6px;
      background: var(--tint);
      color: var(--accent);
      font-size: .75rem;
      font-weight: 500;
      unicode-bidi: isolate;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .facts details { border-top: 1px solid var(--line); padding-top: .5rem; }
    .facts summary {
      display: flex;
      align-items: center;
      gap: .5rem;
      padding-block: .125rem;
      border-radius: 4px;
      color: var(--quiet);
      font-size: .8125rem;
      font-weight: 600;
      cursor: pointer;
      list-style: none;
    }
    .facts summary::-webkit-details-marker { display: none; }
    .facts summary::before {
      content: "";
      width: .4rem;
      height: .4rem;
      margin-inline: .125rem .0625rem;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      rotate: -45deg;
    }
    .facts details[open] > summary::before { rotate: 45deg; }
    .facts summary:hover { color: var(--ink); }
    .touched { display: grid; gap: .125rem; padding-block: .375rem .25rem; }
    .touched li {
      font: 400 .75rem/1.6 var(--mono);
      white-space: pre-wrap;
      unicode-bidi: plaintext;
    }
    .fixture-code {
      position: relative;
      margin-top: .5rem;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--sunken);
    }
    .fixture-code pre {
      overflow: auto;
      max-height: 16rem;
      padding: .75rem .875rem;
      border-radius: inherit;
      font: 400 .75rem/1.6 var(--mono);
      white-space: pre;
      tab-size: 2;
    }
    .fixture-code code { font: inherit; unicode-bidi: plaintext; }
    .copy-line {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: .375rem .375rem .375rem .875rem;
      color: var(--quiet);
      font-size: .75rem;
      border-bottom: 1px solid var(--line);
    }
    html:not(.is-scripted) .copy-line { display: none; }

    """#
}
