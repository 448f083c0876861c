extension GalleryStyle {
  /// One card by itself, large, with all that is known about it.
  static let dialog: HTML = #"""
    .viewer {
      width: min(64rem, 100% - 2rem);
      max-width: none;
      height: min(54rem, 100% - 2rem);
      max-height: none;
      padding: 0;
      border: 1px solid var(--line);
      border-radius: 20px;
      background: var(--surface);
      color: var(--ink);
      box-shadow: 0 24px 64px rgb(0 0 0 / .35);
    }
    .viewer[open] { display: flex; flex-direction: column; }
    .viewer::backdrop { background: rgb(10 14 12 / .6); }
    .viewer-bar {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: 1rem;
      padding: 1rem 1rem 1rem 1.5rem;
      border-bottom: 1px solid var(--line);
    }
    .viewer-names { min-width: 0; max-height: 9rem; overflow: auto; }
    .viewer-screen { color: var(--quiet); font-size: .8125rem; unicode-bidi: plaintext; }
    .viewer h2 {
      font-size: 1.25rem;
      line-height: 1.3;
      letter-spacing: -.01em;
      unicode-bidi: plaintext;
    }
    .viewer-buttons { display: flex; flex: none; gap: .375rem; }
    .round-button {
      display: grid;
      place-items: center;
      width: 2.5rem;
      height: 2.5rem;
      padding: 0;
      border: 1px solid var(--edge);
      border-radius: 99px;
      background: none;
    }
    .round-button:hover { background: var(--tint); }
    .viewer-body {
      display: grid;
      grid-template-columns: minmax(0, 22.5rem) minmax(0, 1fr);
      flex: 1;
      gap: 2rem;
      align-items: start;
      min-height: 0;
      overflow: auto;
      padding: 1.5rem;
    }
    .viewer-body .phone {
      position: sticky;
      top: 0;
      height: min(44rem, 100vh - 12rem);
      min-height: 30rem;
    }
    .viewer-body .facts { padding: .25rem 0 0; gap: 1.25rem; }
    .viewer-body .failure-message, .viewer-body pre { max-height: none; }
    @media (max-width: 46rem) {
      .viewer { width: 100%; height: 100%; border: 0; border-radius: 0; }
      .viewer-bar { padding-inline-start: 1rem; }
      .viewer-body { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
      .viewer-body .phone { position: relative; height: 37.5rem; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .viewer[open] { animation: rise .18s ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
    }

    """#
}
