/// What a tab bar controller keeps that isn't public.
@MainActor final class TabState {
  var controllers: [UIViewController] = []
  /// What is selected: one of the controllers, or the one for the rest.
  var selected: UIViewController?
  /// The child whose view is in place.
  var placed: UIViewController?
  var customizable: [UIViewController]?
  var more: UINavigationController?
  /// Whether a controller on the selected stack wants the bar away.
  var isBarPushedAway = false
  /// Whether the bar is hidden for that; one that the app hid stays hidden.
  var hidesBarForPush = false
  /// Whether the app hid the bar.
  var isBarHidden = false
  /// The scroll view whose content shines through the bar.
  var followed: UIScrollView?
  /// A way from one tab to another that an animator of the app's runs.
  var running: TabTransition?

  var tabs: [UITab] = []
  /// Which iOS decides where tabs stand.
  var release = Look.release
  /// Tabs that stand for controllers, where those were given without tabs and stand at the top of a tablet.
  var impliedTabs: [UITab] = []

  func tab(_ identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
      ?? tabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }

  /// The tabs at the top of a tablet's screen.
  var floatingBar: _UIFloatingTabBar?

  let transitionView = UITransitionView()
}
