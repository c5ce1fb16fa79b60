public import Foundation

/// The windows of a test in the order of creation: those of the enclosing state, then the test's own.
@MainActor final class WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private let outer: WindowList?
  private var entries: [Entry] = []
  private weak var ownKey: UIWindow?
  /// Whether the key window was set here, to a window or to nil.
  private var hasOwnKey = false

  /// - Parameter outer: the enclosing state's list; nil for the process's.
  init(within outer: WindowList?) {
    self.outer = outer
  }

  static var current: WindowList { AppState.current.windows }

  var key: UIWindow? {
    get { hasOwnKey ? ownKey : outer?.key }
    set { (ownKey, hasOwnKey) = (newValue, true) }
  }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// All windows in the order of creation, including hidden ones.
  var all: [UIWindow] { (outer?.all ?? []) + entries.compactMap(\.window) }

  /// The app's visible windows, from back to front.
  var visible: [UIWindow] {
    all.filter { !$0.isHidden && !$0.isSystems }.sorted { $0.windowLevel < $1.windowLevel }
  }
}

/// The delegate of the app or of a scene, which may have a window. A separate protocol, so that the delegate has a `window` of either
/// type: the optional that its class declares, and the nested optional that `UIApplication.shared.delegate?.window??` unwraps.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  /// The window of a delegate that is only known as one: an optional property of UIKit's protocols, which is an optional itself.
  public var window: UIWindow?? {
    // The annotation chooses the requirement of the delegate's protocol instead of this property.
    if let delegate = self as? any UIApplicationDelegate {
      let own: UIWindow? = delegate.window
      return .some(own)
    }
    if let delegate = self as? any UIWindowSceneDelegate {
      let own: UIWindow? = delegate.window
      return .some(own)
    }
    return nil
  }
}
