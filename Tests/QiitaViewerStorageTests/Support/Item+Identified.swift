import QiitaViewerModel

extension Item {
  /// The sample article under another identifier.
  static func sample(id: Item.ID) -> Item {
    Item(
      id: id,
      title: sample.title,
      body: sample.body,
      tags: sample.tags,
      user: sample.user,
      createdAt: sample.createdAt,
      url: sample.url,
      likesCount: sample.likesCount
    )
  }
}
