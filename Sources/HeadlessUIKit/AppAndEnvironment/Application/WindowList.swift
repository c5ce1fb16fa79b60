public import Foundation

/// The windows that the code of a test finds, in the order of their making: its own after those of the code around.
@MainActor final class WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private let outer: WindowList?
  private var entries: [Entry] = []
  private weak var ownKey: UIWindow?
  /// Whether the key window was set here, to one or to none.
  private var hasOwnKey = false

  /// - Parameter outer: that of the code around; nil in the process's.
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

  /// In the order of their making, hidden ones too.
  var all: [UIWindow] { (outer?.all ?? []) + entries.compactMap(\.window) }

  /// The app's on the screen, from back to front.
  var visible: [UIWindow] {
    all.filter { !$0.isHidden && !$0.isSystems }.sorted { $0.windowLevel < $1.windowLevel }
  }
}

/// What may have a window. A protocol by itself, so that the app's delegate has a `window` of either type: as the optional
/// that its class declares, and as the optional of an optional that `UIApplication.shared.delegate?.window??` unwraps.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  @_disfavoredOverload public var window: UIWindow?? { (self as? any UIApplicationDelegate)?.window }
}
