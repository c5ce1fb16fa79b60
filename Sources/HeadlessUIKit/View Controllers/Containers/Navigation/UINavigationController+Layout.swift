import Foundation

extension UINavigationController {
  var isOnScreen: Bool { core.appearance == .appearing || core.appearance == .appeared }

  func fill(_ view: UIView) {
    navigation.transitionView.frame = view.bounds
    navigation.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.transitionView)
    navigationBar.attachedPosition = .topAttached
    view.addSubview(navigationBar)
    placeBars()
  }

  func layOutContainer() {
    placeBars()
    beginPendingTransition()
    placeContent()
  }

  private func beginPendingTransition() {
    guard let pending = navigation.pending, navigation.running == nil else { return }
    navigation.pending = nil
    guard let top = topViewController, top !== navigation.shown else { return settleChildren() }
    let transition = NavigationTransition(self, to: top, pending: pending)
    navigation.running = transition
    transition.begin()
  }

  /// Tells children what they have become.
  func settleChildren() {
    let leaving = navigation.leaving
    let arriving = navigation.arriving
    navigation.leaving = []
    navigation.arriving = []
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Bars

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  func bottomBarsMayHaveChanged() {
    barsDidChange()
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController, !isToolbarHidden { toolbar.items = controller.toolbarItems }
  }

  private var showsNavigationBar: Bool {
    !navigation.hidesNavigationBar
      && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
  }

  private func placeBars() {
    let bounds = view.bounds
    let shows = showsNavigationBar
    navigationBar.isHidden = !shows
    let height = navigationBar.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let top = view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: shows ? top : -height, width: bounds.width, height: height)
  }

  /// What bars cover of a place in the view, in points.
  func barInsets(in frame: CGRect) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if showsNavigationBar { insets.top = max(0, navigationBar.frame.maxY - frame.minY) }
    return insets
  }

  /// The place of a controller's view.
  func wrapperFrame(for controller: UIViewController) -> CGRect {
    view.bounds
  }

  private func placeContent() {
    guard let shown = navigation.shown, let wrapper = shown.viewIfLoaded?.superview as? UIViewControllerWrapperView
    else { return }
    wrapper.frame = wrapperFrame(for: shown)
    wrapper.barInsets = barInsets(in: wrapper.frame)
  }
}
