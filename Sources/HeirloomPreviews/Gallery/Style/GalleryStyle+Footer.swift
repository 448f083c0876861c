extension GalleryStyle {
  /// The keys that the page understands.
  static let footer: HTML = #"""
    .footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: .8125rem; }
    .footer .page { padding-block: 1.25rem 2rem; }
    .keys { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
    .keys li { display: inline-flex; align-items: center; gap: .375rem; }

    """#
}
