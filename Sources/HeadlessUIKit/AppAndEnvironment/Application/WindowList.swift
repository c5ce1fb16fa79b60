public import Foundation

/// The windows there are, in the order of their making.
@MainActor final class WindowList {
  static let shared = WindowList()

  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  weak var key: UIWindow?

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// In the order of their making, hidden ones too.
  var all: [UIWindow] { entries.compactMap(\.window) }

  /// The app's on the screen, from back to front.
  var visible: [UIWindow] {
    entries.compactMap(\.window).filter { !$0.isHidden && !$0.isSystems }.sorted { $0.windowLevel < $1.windowLevel }
  }
}

/// What may have a window. A protocol by itself, so that the app's delegate has a `window` of either type: as the optional
/// that its class declares, and as the optional of an optional that `UIApplication.shared.delegate?.window??` unwraps.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  @_disfavoredOverload public var window: UIWindow?? { (self as? any UIApplicationDelegate)?.window }
}
