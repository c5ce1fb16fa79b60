internal import HeadlessUIKit

/// The bar values of views in a hosting controller that is itself a page of a `UINavigationController`. As on iOS, they are those of
/// the controller's navigation item; where the views set none, the item stays as the app has it.
@MainActor final class HostedNavigationItem {
  private lazy var unset = _NavigationItemValues()
  private var driver: NavigationItemDriver?
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }

  /// - Parameter isOnScreen: whether the controller has appeared.
  func take(_ values: _NavigationItemValues?, _ environment: EnvironmentValues, isOnScreen: Bool) {
    guard let controller, let navigation = controller.parent as? UINavigationController else { return }
    let values = values ?? unset
    guard driver != nil || values.concernsItem else { return }
    let driver = driver ?? NavigationItemDriver(controller, keepsRest: true)
    self.driver = driver
    var shown = values
    let item = controller.navigationItem
    if shown.title == nil, let title = item.title { shown.title = Text(verbatim: title) }
    if shown.backButtonHidden == nil { shown.backButtonHidden = item.hidesBackButton }
    driver.take(
      shown, environment, titleMode: values.largeTitleMode ?? item.largeTitleDisplayMode, isOnScreen: isOnScreen)
    guard navigation.topViewController === controller else { return }
    if let visibility = values.navigationBar.visibility, visibility != .automatic {
      let hides = visibility == .hidden
      if navigation.isNavigationBarHidden != hides { navigation.isNavigationBarHidden = hides }
    }
    let hasToolbar = !(controller.toolbarItems ?? []).isEmpty && values.bottomBar.visibility != .hidden
    if values.items.contains(where: { $0.placement.side == .bottom }), navigation.isToolbarHidden == hasToolbar {
      navigation.isToolbarHidden = !hasToolbar
    }
  }
}

extension _NavigationItemValues {
  /// Whether a view sets a value of the navigation item or of the bars around it.
  fileprivate var concernsItem: Bool {
    title != nil || largeTitleMode != nil || backButtonHidden != nil || !items.isEmpty || search != nil || rename != nil
      || !removedItems.isEmpty || navigationBar != BarValues()
  }
}
