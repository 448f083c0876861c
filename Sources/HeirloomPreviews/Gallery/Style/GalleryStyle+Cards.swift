extension GalleryStyle {
  /// The screens, and the cards of each side by side.
  static let cards: HTML = #"""
    main { padding-block: .5rem 4rem; }
    .section { padding-top: 2rem; }
    .section-title {
      display: flex;
      align-items: baseline;
      gap: .75rem;
      margin-bottom: 1.25rem;
    }
    .section-title::after {
      content: "";
      flex: 1;
      min-width: 1rem;
      border-top: 1px solid var(--line);
    }
    .section h2 {
      font-size: 1.375rem;
      font-weight: 700;
      line-height: 1.25;
      letter-spacing: -.015em;
      unicode-bidi: plaintext;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    .section-title .count { flex: none; }
    .cards {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.75rem), 1fr));
      gap: 2.5rem 1.75rem;
    }
    .card {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
      align-content: start;
      max-width: 22rem;
      scroll-margin: 6rem 0 2rem;
    }
    .card-title {
      display: flex;
      align-items: end;
      justify-content: space-between;
      gap: .75rem;
      min-height: 1.5rem;
      padding-inline: .5rem;
      margin-bottom: .5rem;
    }
    .card h3 { min-width: 0; font-size: .9375rem; font-weight: 600; line-height: 1.35; }
    .card-link {
      color: var(--ink);
      text-decoration: none;
      border-radius: 4px;
      unicode-bidi: plaintext;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    .card-link:hover { text-decoration: underline; text-underline-offset: .25em; }
    .failed-mark {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: .25rem;
      padding: .0625rem .5rem .0625rem .3rem;
      border-radius: 99px;
      background: var(--alarm);
      color: var(--on-alarm);
      font-size: .75rem;
      font-weight: 700;
    }
    .card:target .phone, .card.is-marked .phone, .card:has(.card-link:focus-visible) .phone {
      outline: 3px solid var(--accent);
      outline-offset: 4px;
    }
    .is-scripted .card .phone { cursor: zoom-in; }
    .nothing-found {
      display: grid;
      justify-items: center;
      gap: .75rem;
      padding: 5rem 1rem;
      color: var(--quiet);
      text-align: center;
    }
    .nothing-found > .icon { width: 2.5rem; height: 2.5rem; stroke-width: 1.1; }
    .nothing-found strong { color: var(--ink); font-size: 1.125rem; }

    """#
}
