/// A reference that keeps nothing alive.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
