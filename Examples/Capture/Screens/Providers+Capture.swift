public import CaptureModel
public import Foundation
public import Heirloom

extension Providers {
  /// Tells the time.
  public var now: Provider<@Sendable () -> Date> {
    .live { _ in { Date() } }
      .preview { _ in { Date(timeIntervalSince1970: 1_624_272_708) } }
      .test { _ in { Date(timeIntervalSince1970: 1_624_272_708) } }
  }

  /// Names photos.
  public var photoFileNamer: Provider<PhotoFileNamer> { Provider { PhotoFileNamer(now: $0.now) } }

  /// Keeps photos; the root of the program may give a folder.
  public var photoStore: Provider<any PhotoStore> { Provider { _ in InMemoryPhotoStore() } }

  /// Takes photos; the root gives one.
  public var camera: Provider<any Camera> { .required() }

  /// A part of the program that takes photos, by the number of its requests; another one at each call.
  public var makeCaptureSession: MainAssistedProvider<CaptureSession, Int> {
    MainAssistedProvider { resolver, requestCode in
      CaptureSession(
        requestCode: requestCode,
        namer: resolver.photoFileNamer,
        store: resolver.photoStore,
        camera: resolver.camera
      )
    }
  }
}
