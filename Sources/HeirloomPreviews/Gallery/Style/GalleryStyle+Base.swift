extension GalleryStyle {
  /// What holds for the whole page.
  static let base: HTML = #"""
    *, *::before, *::after { box-sizing: border-box; }
    html { scroll-padding: 6rem 0 2rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0;
      min-height: 100vh;
      background: radial-gradient(circle at 1px 1px, var(--dots) 1px, transparent 0) 0 0 / 24px 24px
        var(--ground);
      color: var(--ink);
      font: 400 .9375rem/1.5 var(--sans);
      -webkit-font-smoothing: antialiased;
      overflow-wrap: anywhere;
    }
    h1, h2, h3, p, ul, figure, pre, fieldset, legend { margin: 0; padding: 0; border: 0; }
    ul { list-style: none; }
    a { color: var(--accent); }
    button, input { font: inherit; color: inherit; }
    button { cursor: pointer; }
    [hidden] { display: none !important; }
    html:not(.is-scripted) .needs-script { display: none; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [tabindex="-1"]:focus { outline: none; }
    .icon {
      width: 1.25em;
      height: 1.25em;
      flex: none;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    textarea.unseen { white-space: pre-wrap; }
    .skip {
      position: absolute;
      inset: .5rem auto auto .5rem;
      z-index: 3;
      padding: .5rem 1rem;
      border-radius: var(--radius);
      background: var(--accent);
      color: var(--on-accent);
      transform: translateY(-200%);
    }
    .skip:focus { transform: none; }
    .page { max-width: 84rem; margin-inline: auto; padding-inline: clamp(1rem, 2.5vw, 2rem); }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
    }

    """#
}
