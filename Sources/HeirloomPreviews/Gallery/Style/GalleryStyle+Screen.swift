extension GalleryStyle {
  /// What is on a screen.
  ///
  /// Sizes follow the text size of the screen.
  static let screen: HTML = #"""
    .display-content {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
      padding: .25em 1em 1em;
    }
    .display-content, .view { gap: .75em; }
    .view { display: flex; flex: 1 0 auto; flex-direction: column; }
    .display p, .display figcaption { white-space: pre-wrap; unicode-bidi: plaintext; }
    .display[dir="rtl"] :is(p, figcaption) { unicode-bidi: normal; }
    .view-title {
      padding-block: .25em .125em;
      font-size: 1.625em;
      font-weight: 700;
      line-height: 1.2;
      letter-spacing: -.018em;
      text-wrap: pretty;
    }
    .heading { padding-top: .5em; font-size: 1.125em; font-weight: 650; line-height: 1.3; }
    .text { color: var(--text); }
    .list {
      flex: none;
      overflow: hidden;
      border-radius: .875em;
      background: var(--sheet);
      box-shadow: 0 0 0 1px var(--hair);
    }
    .row { display: flex; gap: .75em; padding: .75em .875em; }
    :not(.list) > .row { border-radius: .875em; background: var(--sheet); }
    .list > * + * { border-top: 1px solid var(--hair); }
    .item { padding: .75em .875em; }
    .row-mark {
      display: grid;
      flex: none;
      place-items: center;
      min-width: 2em;
      height: 2em;
      padding-inline: .375em;
      border-radius: .6em;
      background: var(--key-tint);
      color: var(--key);
      font-size: .75em;
      font-weight: 700;
      font-variant-numeric: tabular-nums;
      max-width: 6em;
      overflow: hidden;
    }
    .row-lines { flex: 1; min-width: 0; }
    .row-title { font-weight: 600; line-height: 1.35; }
    .row-detail { margin-top: .25em; color: var(--soft); font-size: .8125em; line-height: 1.4; }
    .field {
      padding: .625em .875em;
      border-radius: .875em;
      background: var(--sheet);
      box-shadow: 0 0 0 1px var(--hair);
    }
    .field-label { color: var(--soft); font-size: .75em; font-weight: 500; }
    .field-value { min-height: 1.45em; }
    .button {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: .625em;
      min-height: 2.875em;
      padding: .5em 1em;
      border-radius: .875em;
      background: var(--key);
      color: var(--on-key);
      font-weight: 600;
      line-height: 1.25;
      text-align: center;
    }
    .button ~ .button { background: var(--key-tint); color: var(--key); }
    .button-command {
      padding: .0625em .4em;
      border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
      border-radius: .4em;
      background: none;
      color: inherit;
      font-size: .75em;
    }
    .badge { display: flex; }
    .badge span {
      padding: .1875em .75em;
      border-radius: 99px;
      background: var(--key-tint);
      color: var(--key);
      font-size: .8125em;
      font-weight: 600;
    }
    .progress {
      display: grid;
      flex: 1 0 auto;
      place-content: center;
      place-items: center;
      gap: .75em;
      min-height: 7em;
      color: var(--soft);
      font-size: .9375em;
      text-align: center;
    }
    .progress ~ *, .progress:not(:last-child) { flex-grow: 0; }
    .ring { width: 2.25em; height: 2.25em; fill: none; stroke: var(--hair); stroke-width: 4; }
    .ring-arc { stroke: var(--key); stroke-dasharray: 28 80; stroke-linecap: round; }
    .error {
      display: flex;
      gap: .625em;
      padding: .75em .875em;
      border-radius: .875em;
      background: var(--bad-tint);
      box-shadow: inset 0 0 0 1px var(--bad-line);
      color: var(--bad);
      font-size: .9375em;
      font-weight: 500;
      line-height: 1.4;
    }
    .image {
      overflow: hidden;
      border-radius: .875em;
      background: var(--sheet);
      box-shadow: 0 0 0 1px var(--hair);
    }
    .picture { display: block; width: 100%; aspect-ratio: 16 / 9; }
    .image figcaption {
      padding: .5em .875em .625em;
      color: var(--soft);
      font-size: .8125em;
      line-height: 1.4;
    }
    .missing {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: .75em;
      padding: 1.5em 1em;
      border-radius: 1.25em;
      background:
        repeating-linear-gradient(-45deg, transparent 0 14px, rgb(0 0 0 / .07) 14px 28px) #b3211a;
      color: #ffffff;
    }
    .glass:has(> .display > .display-content > .missing:only-child) {
      --paper: #b3211a;
      --text: #ffffff;
    }
    .display-content:has(> .missing:only-child) { padding: 0; }
    .display-content > .missing:only-child { border-radius: 0; }
    .missing .icon { width: 2.75em; height: 2.75em; stroke-width: 1.25; }
    .missing-headline {
      font-size: 1.25em;
      font-weight: 700;
      line-height: 1.25;
      text-align: center;
      text-wrap: balance;
    }
    .missing-details {
      align-self: stretch;
      padding: .75em .875em;
      border-radius: .75em;
      background: #8c1510;
      font: 400 .75em/1.55 var(--mono);
    }
    @media (prefers-reduced-motion: no-preference) {
      .ring-arc { transform-origin: center; animation: turn 1.1s linear infinite; }
      @keyframes turn { to { transform: rotate(1turn); } }
    }

    """#
}
