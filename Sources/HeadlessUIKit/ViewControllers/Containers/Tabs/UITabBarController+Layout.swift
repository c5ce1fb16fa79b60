import Foundation

extension UITabBarController {
  func fill(_ view: UIView) {
    tabState.transitionView.frame = view.bounds
    tabState.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabState.transitionView)
    view.addSubview(tabBar)
    tabBar.isContainers = true
  }

  /// Loads the view of the selected tab and adds it.
  func placeSelected() {
    guard isViewLoaded, tabState.placed !== selectedChild, tabState.running == nil else { return }
    // The bar's inset applies immediately: constraints to the safe area may be solved before the next layout.
    placeBar()
    loadStacks()
    let old = tabState.placed
    guard let new = selectedChild else {
      tabState.placed = nil
      old?.takeOutOfWrapper()
      return
    }
    tabState.placed = new
    guard let old, core.appearance == .appeared, let window = view.window else {
      place(new)
      old?.takeOutOfWrapper()
      return
    }
    TabTransition(self, from: old, to: new).run(in: window)
  }

  /// Stacks have their views before their tabs are selected: trees that UIKit prints list them as not in the window. What
  /// is in them waits.
  private func loadStacks() {
    for case let stack as UINavigationController in tabState.controllers { stack._loadViewIfNeeded() }
  }

  func place(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    let wrapper = UIViewControllerWrapperView(frame: self.view.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabState.transitionView.addSubview(wrapper)
    wrapper.barInsets = barInsets(in: wrapper.frame, for: controller)
    wrapper.place(view, at: contentFrame(for: controller))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
  }

  func layOutContainer() {
    placeBar()
    placeSelected()
    if let placed = tabState.placed, let wrapper = placed.viewIfLoaded?.superview as? UIViewControllerWrapperView {
      wrapper.frame = view.bounds
      wrapper.barInsets = barInsets(in: wrapper.frame, for: placed)
      wrapper.place(placed.view, at: contentFrame(for: placed))
    }
    followScrolling()
  }

  /// Finds the scroll view under the bar, and updates the bar for its offset.
  func followScrolling() {
    let scrollView = tabState.placed?.observedScrollView(for: .bottom)
    if scrollView !== tabState.followed {
      tabState.followed?.scrollFollowers[ObjectIdentifier(self)] = nil
      tabState.followed = scrollView
      scrollView?.scrollFollowers[ObjectIdentifier(self)] = { [weak self] in self?.updateScrollEdge() }
    }
    updateScrollEdge()
  }

  private func updateScrollEdge() {
    tabBar.isAtScrollEdge = tabState.followed?.isAtBottomEdge ?? true
  }

  private var showsBar: Bool {
    !tabBar.isHidden && !tabState.isBarPushedAway && !tabState.isBarHidden && !showsTabletTabs
  }

  /// A bar that isn't seen waits below the screen.
  private func placeBar() {
    let bounds = view.bounds
    let height = tabBar.sizeThatFits(bounds.size).height
    let y = showsBar ? bounds.height - height : bounds.height
    tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    tabBar.core.isPutAway = showsTabletTabs
    placeTabletTabs()
    tellNavigationBars()
  }

  private func barInsets(in frame: CGRect, for controller: UIViewController) -> UIEdgeInsets {
    if showsTabletTabs { return tabletInsets(for: controller) }
    return UIEdgeInsets(top: 0, left: 0, bottom: showsBar ? max(0, frame.maxY - tabBar.frame.minY) : 0, right: 0)
  }

  /// The frame of a controller's view in its wrapper: it extends under the bar if the controller wants it to.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = tabletFrame(view.bounds)
    let reachesBelow =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if showsBar, !reachesBelow { frame.size.height = tabBar.frame.minY }
    return frame
  }
}
