public import Foundation

/// A tab of a tab bar controller, as iOS 18 describes it: apart from the controller that it shows.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a person finds a tab on iPads. Kept; there is no sidebar here.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// - Parameter viewControllerProvider: makes the tab's controller when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open var title: String {
    didSet { updateItem() }
  }
  open var image: UIImage? {
    didSet { updateItem() }
  }
  /// Kept without effect: the list of tabs of an iPad's side isn't shown.
  open var subtitle: String?
  open var badgeValue: String? {
    didSet { updateItem() }
  }
  /// Whether the tab isn't shown.
  open var isHidden = false {
    didSet { if oldValue != isHidden { tabBarController?.tabsDidChange() } }
  }
  /// Kept without effect: the list of tabs of an iPad's side isn't shown.
  open var isHiddenByDefault = false
  /// Kept without effect: the list of tabs of an iPad's side isn't shown.
  open var allowsHiding = false
  /// Kept without effect: the list of tabs of an iPad's side isn't shown.
  open var preferredPlacement: Placement = .automatic
  /// Nothing here reads it: it is for the app to tell items apart.
  open var userInfo: Any?
  open var accessibilityIdentifier: String? {
    didSet { updateItem() }
  }

  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?
  /// Always nil: no sidebar is shown, where a group would manage its tabs.
  open var managingTabGroup: UITabGroup? { nil }
  open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }

  /// The controller that the tab shows; made by the provider.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    updateItem()
    return made
  }

  /// The controller's tab in the bar shows what this one says.
  private func updateItem() {
    guard let made else { return }
    let item: UITabBarItem = made.tabBarItem
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
  }
}
