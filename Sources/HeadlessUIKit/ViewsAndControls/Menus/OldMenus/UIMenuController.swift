public import Foundation

/// The edit menu of iOS 3 to 15, shown as the edit menu of iOS 16 and later, which replaced it.
@available(*, deprecated, message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// The same object for as long as a test lasts: what one test sets on it isn't the next one's.
  public static var shared: UIMenuController { StateHost.ofTestSetting.value { _ in UIMenuController() } }

  private override init() {}

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var session: MenuSession?
  private var isShown = false

  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated menuFlag: Bool) {
    guard menuVisible != isShown else { return }
    if menuVisible { show() } else { hide() }
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { setMenuVisible(false, animated: true) }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
    session?.reload()
  }

  /// The frame of the menu, in points of the window.
  open var menuFrame: CGRect { session?.menuFrame ?? .zero }
  /// Left and right have the system choose, above or below.
  open var arrowDirection: ArrowDirection = .default
  /// The app's own items, after the system's; those that the first responder can perform are shown.
  open var menuItems: [UIMenuItem]?

  /// Updates the actions that can be performed.
  open func update() {
    guard let session else { return }
    let menu = menu
    session.updateVisibleMenu { _ in menu }
  }

  // MARK: Showing

  private var responder: UIResponder? { FirstResponder.of(targetView).current(beside: targetView) ?? targetView }

  private var menu: UIMenu {
    let own = (menuItems ?? []).filter { responder?.target(forAction: $0.action, withSender: self) != nil }
    let commands = StandardEditCommands.commands(for: responder)
    return UIMenu(children: commands + own.map { UICommand(title: $0.title, action: $0.action) })
  }

  /// It counts as visible, and its notifications are posted, even if no responder has an action for it and nothing is shown.
  private func show() {
    post(UIMenuController.willShowMenuNotification)
    isShown = true
    let menu = menu
    if let window = targetView?.window, menu.hasVisibleElements {
      let session = MenuSession(menu: menu, in: window, responder: responder, sender: self)
      session.source = MenuSource(
        kind: .place({ [weak self] in self?.target ?? .zero }, arrowDirection.ofEditMenus))
      session.onEnd = { [weak self] in self?.menuWasDismissed() }
      self.session = session
      session.begin()
    }
    post(UIMenuController.didShowMenuNotification)
  }

  private func hide() {
    guard let session else { return menuWasDismissed() }
    session.dismiss()
  }

  private func menuWasDismissed() {
    guard isShown else { return }
    post(UIMenuController.willHideMenuNotification)
    isShown = false
    session = nil
    post(UIMenuController.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// In points of the window.
  private var target: CGRect { targetView.map { $0.convert(targetRect, to: nil) } ?? .zero }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Never posted: a visible menu doesn't move.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

@available(*, deprecated)
extension UIMenuController.ArrowDirection {
  fileprivate var ofEditMenus: UIEditMenuArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .default, .left, .right: .automatic
    }
  }
}

/// An app's own entry of the old edit menu.
@available(*, deprecated, message: "UIMenuItem is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
