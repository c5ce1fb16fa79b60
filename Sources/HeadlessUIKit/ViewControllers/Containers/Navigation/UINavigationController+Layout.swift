import Foundation

extension UINavigationController {
  var isOnScreen: Bool { core.appearance == .appearing || core.appearance == .appeared }

  func fill(_ view: UIView) {
    navigation.transitionView.frame = view.bounds
    navigation.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.transitionView)
    navigationBar.attachedPosition = .topAttached
    view.addSubview(navigationBar)
  }

  func layOutContainer() {
    placeBars()
    beginPendingTransition()
    followScrolling()
    placeContent()
    updateScrollEdges()
    tabBarController?.followScrolling()
    navigation.running?.endWithTheLayout()
  }

  /// Changes of the stack while another controller covered this one are applied before the controller reappears: the former top
  /// isn't notified.
  func showPendingOffScreen() {
    guard navigation.pending != nil, navigation.shown != nil, viewIfLoaded?.window == nil else { return }
    placeBars()
    beginPendingTransition()
  }

  private func beginPendingTransition() {
    guard let pending = navigation.pending else { return }
    navigation.running?.endFirstShowing()
    guard navigation.running == nil else { return }
    navigation.pending = nil
    guard let top = topViewController, top !== navigation.shown else { return settleChildren() }
    let transition = NavigationTransition(self, to: top, pending: pending)
    navigation.running = transition
    transition.begin()
  }

  /// Notifies children of their new state.
  func settleChildren() {
    let leaving = navigation.leaving
    // The view of the next transition is not in place yet.
    let awaited = navigation.pending == nil ? nil : topViewController
    let arriving = navigation.arriving.filter { $0 !== awaited }
    navigation.leaving = []
    navigation.arriving.removeAll { $0 !== awaited }
    for controller in leaving where controller.parent === self { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Bars

  /// The bars' contents, or whether they are visible, have changed.
  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  func bottomBarsMayHaveChanged() {
    barsDidChange()
    // A tab bar controller also decides again.
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { barsDidChange() }
  }

  /// Whether a controller on the stack hides the tab bar: it stays hidden until that one is popped, according to UIKit's header.
  /// The toolbar depends on the topmost controller alone, according to Apple's documentation.
  var hidesTabBar: Bool { navigation.controllers.contains(where: \.hidesBottomBarWhenPushed) }

  private var hidesBarsForRoom: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }
  private var showsNavigationBar: Bool { !navigation.hidesNavigationBar && !hidesBarsForRoom }
  private var showsToolbar: Bool { !navigation.hidesToolbar && !hidesBarsForRoom && !hidesToolbarForTop }
  private var hidesToolbarForTop: Bool { topViewController?.hidesBottomBarWhenPushed == true }

  private func placeBars() {
    let bounds = view.bounds
    let shows = showsNavigationBar
    if shows == navigation.isNavigationBarAway {
      navigation.isNavigationBarAway = !shows
      navigationBar.isHidden = !shows
    }
    navigationBar.isInSheet = isInSheet
    let height = navigationBar.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    navigationBar.frame = CGRect(x: 0, y: shows ? barTop : -height, width: bounds.width, height: height)
    placeToolbar()
  }

  private func placeToolbar() {
    guard showsToolbar else {
      if !isToolbarHidden || navigation.hasToolbar { toolbar.isHidden = true }
      return
    }
    let bounds = view.bounds
    navigation.hasToolbar = true
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.isHidden = false
    let items = topViewController?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items ?? [], by: ===) { toolbar.items = items }
    let height = toolbar.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - view.safeAreaInsets.bottom - height, width: bounds.width, height: height)
  }

  /// The lower edge of the status bar, in points of the view. On screens whose safe area is inset for a Dynamic Island the
  /// status bar ends above the safe area, and navigation bars begin there: 5 points and a pixel where the safe area begins
  /// at 59, two pixels where it begins at 62, as recorded on phones 393 and 402 points wide.
  private var barTop: CGFloat {
    let top = view.safeAreaInsets.top
    guard top > 50, traitCollection.userInterfaceIdiom == .phone, let window = view.window,
      window.safeAreaInsets.top == top, additionalSafeAreaInsets.top == 0
    else { return top }
    return top - 5 - ((62..<70).contains(top) ? 2 : 1) / view.layoutScale
  }

  private var isInSheet: Bool {
    let style = activePresentationController?.presentationStyle
    return style == .pageSheet || style == .formSheet
  }

  // MARK: Content

  /// The insets of bars in a rectangle of the view, in points.
  func barInsets(in frame: CGRect) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if showsNavigationBar { insets.top = max(0, navigationBar.frame.maxY - frame.minY) }
    if showsToolbar { insets.bottom = max(0, frame.maxY - toolbar.frame.minY) }
    return insets
  }

  /// The place of a controller's view in its wrapper, which covers all of this one's view: all of it, or what bars leave
  /// that the view may not extend under.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = view.bounds
    func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
      controller.edgesForExtendedLayout.contains(edge)
        && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    if showsNavigationBar, !extends(under: .top, isTranslucent: navigationBar.isTranslucent) {
      let top = min(navigationBar.frame.maxY, frame.maxY)
      frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }
    if showsToolbar, !extends(under: .bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height = max(0, toolbar.frame.minY - frame.minY)
    }
    return frame
  }

  private func placeContent() {
    guard let shown = navigation.shown, let wrapper = shown.viewIfLoaded?.superview as? UIViewControllerWrapperView
    else { return }
    wrapper.frame = view.bounds
    wrapper.barInsets = barInsets(in: wrapper.frame)
    wrapper.place(shown.view, at: contentFrame(for: shown))
  }

  // MARK: Scrolling

  /// Finds the scroll view under the bars, and updates the bars for its offset.
  private func followScrolling() {
    let scrollView = navigation.shown?.observedScrollView(for: .top)
    let isNew = scrollView !== navigation.followed
    if isNew {
      navigation.followed?.scrollFollowers[ObjectIdentifier(self)] = nil
      navigation.followed = scrollView
      scrollView?.scrollFollowers[ObjectIdentifier(self)] = { [weak self] in self?.scrollViewDidMove() }
      if navigation.shown?.automaticallyAdjustsScrollViewInsets == true { scrollView?.isContentBelowBars = true }
      // Content at its scroll origin stays below the complete large title.
      if scrollView?.isAtTopEdge ?? true { navigationBar.largeTitleCollapse = 0 } else { collapseLargeTitle() }
      placeBars()
    }
  }

  private func scrollViewDidMove() {
    guard let followed = navigation.followed, followed.window != nil else { return }
    let collapse = navigationBar.largeTitleCollapse
    if followed.scroll.followsInsets {
      // The offset follows from sizes and insets: without scrolling, the bar doesn't collapse.
    } else if followed.scroll.isOffsetSet {
      collapseLargeTitle()
    } else {
      navigationBar.largeTitleCollapse = 0
    }
    if collapse != navigationBar.largeTitleCollapse {
      placeBars()
      placeContent()
    }
    updateScrollEdges()
  }

  /// The search bar and the large title collapse point by point while the content scrolls up, and expand again with it.
  private func collapseLargeTitle() {
    let full = navigationBar.collapsibleHeight
    guard full > 0, let scrollView = navigation.followed else {
      navigationBar.largeTitleCollapse = 0
      return
    }
    let expanded = navigationBar.frame.minY + navigationBar.expandedHeight
    let frame = scrollView.superview?.convert(scrollView.frame, to: view) ?? scrollView.frame
    var top = frame.minY - scrollView.contentOffset.y - scrollView.contentInset.top
    if scrollView.contentInsetAdjustmentBehavior == .never { top += expanded - frame.minY }
    let collapse = min(max(0, expanded - top), full)
    // Converted frames have rounding errors, which would move the bar, the insets and the content in turns.
    if abs(collapse - navigationBar.largeTitleCollapse) > 1e-6 { navigationBar.largeTitleCollapse = collapse }
  }

  private func updateScrollEdges() {
    let scrollView = navigation.followed
    navigationBar.isAtScrollEdge = scrollView?.isAtTopEdge ?? true
    if navigation.hasToolbar {
      let below = navigation.shown?.observedScrollView(for: .bottom)
      toolbar.isAtScrollEdge = below?.isAtBottomEdge ?? true
    }
  }
}
