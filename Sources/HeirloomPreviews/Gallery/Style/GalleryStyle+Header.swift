extension GalleryStyle {
  /// The title of the page, the summary, and the way to each screen.
  static let header: HTML = #"""
    .masthead { padding-block: clamp(1.75rem, 4vw, 3rem) 1.25rem; }
    .eyebrow {
      display: flex;
      align-items: center;
      gap: .5rem;
      color: var(--quiet);
      font-size: .8125rem;
      font-weight: 600;
      letter-spacing: .02em;
    }
    .emblem { width: 1.5rem; height: 1.5rem; color: var(--accent); }
    .masthead h1 {
      margin-top: .5rem;
      font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
      font-weight: 700;
      line-height: 1.12;
      letter-spacing: -.022em;
      text-wrap: balance;
      unicode-bidi: plaintext;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      overflow: hidden;
    }
    .summary {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: .5rem .75rem;
      margin-top: .75rem;
      color: var(--quiet);
      font-variant-numeric: tabular-nums;
    }
    .verdict {
      display: inline-flex;
      align-items: center;
      gap: .35rem;
      padding: .125rem .625rem .125rem .4rem;
      border-radius: 99px;
      background: var(--tint);
      color: var(--accent);
      font-size: .875rem;
      font-weight: 600;
    }
    .verdict.is-failed { background: var(--alarm); color: var(--on-alarm); }
    .contents { margin-top: 1.25rem; }
    .contents ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    .contents a {
      display: inline-flex;
      align-items: baseline;
      gap: .375rem;
      padding-block: .25rem;
      color: var(--ink);
      font-weight: 500;
      text-decoration: none;
    }
    .contents a > span:first-child {
      border-bottom: 1px solid var(--edge);
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .contents a:hover > span:first-child { border-color: var(--accent); color: var(--accent); }
    .count { color: var(--quiet); font-size: .8125rem; font-variant-numeric: tabular-nums; }

    """#
}
