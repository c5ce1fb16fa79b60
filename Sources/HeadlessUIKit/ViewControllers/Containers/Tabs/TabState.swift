/// The internal state of a tab bar controller.
@MainActor final class TabState {
  var controllers: [UIViewController] = []
  /// The selection: one of the controllers, or the More controller.
  var selected: UIViewController?
  /// The child whose view is in place.
  var placed: UIViewController?
  var customizable: [UIViewController]?
  var more: UINavigationController?
  /// Whether a controller on the selected stack hides the bar.
  var isBarPushedAway = false
  /// Whether the bar is hidden for that; one that the app hid stays hidden.
  var hidesBarForPush = false
  /// Whether the app hid the bar.
  var isBarHidden = false
  /// The scroll view whose content shines through the bar.
  var followed: UIScrollView?
  /// A transition between tabs with an animator of the app.
  var running: TabTransition?

  var tabs: [UITab] = []
  /// The iOS version that determines the position of tabs.
  var release = Look.release
  /// Tabs created for controllers without `UITab`s, for the bar at the top of an iPad.
  var impliedTabs: [UITab] = []

  func tab(_ identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
      ?? tabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }

  /// The tabs at the top of a tablet's screen.
  var floatingBar: _UIFloatingTabBar?

  let transitionView = UITransitionView()
}
