public import Foundation

/// The edit menu of iOS 3 to 15. It is kept and told when it is shown and hidden; it isn't painted.
@available(*, deprecated, message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static let shared = UIMenuController()

  private override init() {}

  private var isShown = false

  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated menuFlag: Bool) {
    guard menuVisible != isShown else { return }
    let (before, after) =
      menuVisible
      ? (UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification)
      : (UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification)
    NotificationCenter.default.post(name: before, object: self)
    isShown = menuVisible
    NotificationCenter.default.post(name: after, object: self)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { setMenuVisible(false, animated: true) }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView.convert(targetRect, to: nil)
  }

  private var target = CGRect.zero
  /// Where the menu is about, in points of the window: it isn't painted beside it.
  open var menuFrame: CGRect { isShown ? target : .zero }
  /// Kept without effect: the old menu isn't painted.
  open var arrowDirection: ArrowDirection = .default
  /// Kept without effect: the old menu isn't painted.
  open var menuItems: [UIMenuItem]?
  open func update() {}

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted by nothing here: a menu that is shown doesn't move.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An app's own entry of the old edit menu.
@available(*, deprecated, message: "UIMenuItem is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// Kept without effect: the old menu isn't painted.
  open var title: String
  /// Kept without effect: the old menu isn't painted.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
