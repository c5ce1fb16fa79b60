/// What the app's delegate may do. Nothing calls it here; it is declared so that an app's sources compile.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
