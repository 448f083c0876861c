public import Heirloom
public import QiitaViewerModel

// The model does not know of injection, so its view model is paired with a factory here.
extension ItemDetailViewModel: ViewModelFactoryProvider {
  /// Makes the view model of an article.
  public typealias Factory = MainAssisted<ItemDetailViewModel, Item>
}

extension AppDependency {
  /// Makes the view model of an article: the article comes from the navigation, the rest from here.
  public var itemDetail: ItemDetailViewModel.Factory {
    MainAssisted { item in
      ItemDetailViewModel(item: item, useCase: DatabaseSavedItemsUseCase(database: database))
    }
  }
}
