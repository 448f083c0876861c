/// Refers to an instance without keeping it.
@MainActor
final class WeakReference<Instance: AnyObject> {
  weak var instance: Instance?
}
