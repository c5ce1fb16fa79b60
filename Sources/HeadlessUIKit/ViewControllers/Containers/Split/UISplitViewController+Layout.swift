import Foundation

extension UISplitViewController {
  // MARK: Modes

  private var isLandscape: Bool {
    (viewIfLoaded?.bounds.size ?? .zero).width > (viewIfLoaded?.bounds.size ?? .zero).height
  }
  private var hasSupplementary: Bool { style == .tripleColumn && split.hosts[.supplementary] != nil }

  /// Columns beside the secondary one in wide screens, over it in tall ones: that `.automatic` shows one more column in landscape
  /// only is as published; Apple documents only that it depends on the size.
  var _splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isLandscape ? .tile : .overlay
  }

  var currentMode: DisplayMode {
    let wanted = split.chosenMode ?? preferredDisplayMode
    if wanted != .automatic { return wanted }
    return isLandscape ? .oneBesideSecondary : .secondaryOnly
  }

  func modeMayHaveChanged() {
    guard split.isCollapsed == false else { return columnsDidChange() }
    tellMode()
    columnsDidChange()
  }

  private func tellMode() {
    let mode = currentMode
    guard let before = split.shownMode, before != mode else {
      split.shownMode = mode
      return
    }
    let old = Set(plan(for: before).places.keys)
    let new = Set(plan(for: mode).places.keys)
    if before != .secondaryOnly { split.modeBefore = before }
    delegate?.splitViewController(self, willChangeTo: mode)
    if style != .unspecified {
      for column in [Column.primary, .supplementary, .secondary] {
        if new.contains(column), !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
        if old.contains(column), !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
      }
    }
    split.shownMode = mode
  }

  /// The effect of the display mode button.
  func toggleColumns() {
    let asked = OptionalMethod.call { delegate?.targetDisplayModeForAction(in: self) ?? .automatic }
    if let asked, asked != .automatic {
      split.chosenMode = asked
    } else if hasSupplementary, currentMode != .secondaryOnly {
      // With three columns the button shows and hides the first.
      split.chosenMode = layoutPlan.places[.primary] == nil ? modeWithTwo : modeWithOne
    } else {
      split.chosenMode = currentMode == .secondaryOnly ? modeWithOne : .secondaryOnly
    }
    modeMayHaveChanged()
  }

  private var modeWithOne: DisplayMode { _splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
  private var modeWithTwo: DisplayMode {
    switch _splitBehavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  func setShown(_ column: Column, _ isShown: Bool) {
    if isCollapsed { return showCollapsed(column, isShown) }
    switch column {
    case .primary: split.chosenMode = isShown ? (hasSupplementary ? modeWithTwo : modeWithOne) : modeWithoutPrimary
    case .supplementary where hasSupplementary: split.chosenMode = isShown ? modeWithOne : .secondaryOnly
    case .secondary where isShown && currentMode.isOver: split.chosenMode = .secondaryOnly
    default: return
    }
    modeMayHaveChanged()
  }

  private var modeWithoutPrimary: DisplayMode {
    hasSupplementary && currentMode != .secondaryOnly ? modeWithOne : .secondaryOnly
  }

  private func showCollapsed(_ column: Column, _ isShown: Bool) {
    guard let navigation = split.collapsedRoot as? UINavigationController, column.rawValue < Column.compact.rawValue
    else { return }
    let others = [Column.primary, .supplementary, .secondary].filter { split.hosts[$0] !== navigation }
    restoreStacks()
    let top = isShown ? column.rawValue : column.rawValue - 1
    stack(others.filter { $0.rawValue <= top && split.hosts[$0] != nil }, onto: navigation)
  }

  // MARK: Widths

  private func width(_ preferred: CGFloat, _ fraction: CGFloat, least: CGFloat, most: CGFloat, of total: CGFloat)
    -> CGFloat
  {
    let automatic = UISplitViewController.automaticDimension
    var width = min(SplitMetrics.current.standardWidth, (total * SplitMetrics.current.standardFraction).rounded())
    if preferred != automatic {
      width = preferred
    } else if fraction != automatic {
      width = (total * fraction).rounded()
      // A fraction is limited by the default maximum, unless the app sets another.
      if most == automatic { width = min(width, SplitMetrics.current.standardWidth) }
    }
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(max(width, 0), total)
  }

  var layoutPlan: SplitLayout { plan(for: currentMode) }

  private func plan(for mode: DisplayMode) -> SplitLayout {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    let isRightToLeft = viewIfLoaded?.isRightToLeft ?? false
    return SplitLayout(
      size: size, gutter: 1 / (viewIfLoaded?.layoutScale ?? UIScreen.main.scale), mode: mode,
      hasSupplementary: hasSupplementary,
      primaryWidth: width(
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, least: minimumPrimaryColumnWidth,
        most: maximumPrimaryColumnWidth, of: size.width),
      supplementaryWidth: width(
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        least: minimumSupplementaryColumnWidth, most: maximumSupplementaryColumnWidth, of: size.width),
      isPrimaryLeft: (primaryEdge == .leading) != isRightToLeft)
  }

  // MARK: Layout

  func prepareVeil() {
    split.dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.1)
    split.dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("dismissOverlay:", UISplitViewController.dimmingViewWasTapped)))
  }

  private func dimmingViewWasTapped(_ recognizer: UITapGestureRecognizer) {
    split.chosenMode = .secondaryOnly
    modeMayHaveChanged()
  }

  func layOutColumns() {
    guard isViewLoaded else { return }
    collapseOrExpand()
    if split.isCollapsed == true { return layOutCollapsed() }
    tellMode()
    let places = layoutPlan.places
    let hosted = places.filter { split.hosts[$0.key] != nil }
    for (column, wrapper) in split.wrappers where hosted[column] == nil {
      split.wrappers[column] = nil
      wrapper.removeFromSuperview()
    }
    let isOver = hosted.values.contains(where: \.isOver)
    for column in [Column.secondary, .supplementary, .primary] {
      if column != .secondary || !isOver { split.dimmingView.removeFromSuperview() }
      if let place = hosted[column] { show(column, at: place) }
    }
    if isOver, let secondary = split.wrappers[.secondary] {
      split.dimmingView.frame = view.bounds
      view.insertSubview(split.dimmingView, aboveSubview: secondary)
    }
    placeGutters(hosted)
    placeModeButtons()
  }

  private func show(_ column: Column, at place: SplitLayout.Place) {
    guard let host = split.hosts[column] else { return }
    let wrapper = split.wrappers[column] ?? UIViewControllerWrapperView(frame: place.frame)
    split.wrappers[column] = wrapper
    wrapper.frame = place.frame
    let isNew = host.parent !== self
    if isNew {
      // A column that was on the single stack may still be displayed there until that stack is laid out.
      if host.viewIfLoaded?.superview !== wrapper { host.viewIfLoaded?.removeFromSuperview() }
      addChild(host)
    }
    // Columns beside the secondary one have a compact size class, whatever their width.
    let traits = UITraitCollection {
      if column != .secondary { $0.horizontalSizeClass = .compact }
      $0.splitViewControllerLayoutEnvironment = .expanded
    }
    setOverrideTraitCollection(traits, forChild: host)
    if host.view.superview !== wrapper {
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.place(host.view, at: wrapper.bounds)
      wrapper.addSubview(host.view)
    } else {
      wrapper.place(host.view, at: wrapper.bounds)
    }
    if wrapper.superview !== view { view.addSubview(wrapper) } else { view.bringSubviewToFront(wrapper) }
    if isNew { host.didMove(toParent: self) }
    wrapper.layer.shadowOpacity = place.isOver ? 0.2 : 0
    wrapper.layer.shadowRadius = 12
    wrapper.layer.shadowOffset = .zero
  }

  /// A line between adjacent columns.
  private func placeGutters(_ places: [Column: SplitLayout.Place]) {
    for gutter in split.gutters { gutter.removeFromSuperview() }
    split.gutters = []
    let gutter = layoutPlan.gutter
    for (column, place) in places where column != .secondary {
      let line = UIView()
      line.backgroundColor = .separator
      let isLeft = layoutPlan.isPrimaryLeft
      line.frame = CGRect(
        x: isLeft ? place.frame.maxX : place.frame.minX - gutter, y: 0, width: gutter, height: view.bounds.height)
      split.gutters.append(line)
      view.addSubview(line)
    }
  }

  private func layOutCollapsed() {
    for gutter in split.gutters { gutter.removeFromSuperview() }
    split.gutters = []
    split.dimmingView.removeFromSuperview()
    guard let root = split.collapsedRoot else { return }
    for (column, wrapper) in split.wrappers where root.viewIfLoaded?.superview !== wrapper || column != .compact {
      split.wrappers[column] = nil
      if root.viewIfLoaded?.superview !== wrapper { wrapper.removeFromSuperview() }
    }
    let isNew = root.parent !== self
    if isNew {
      root.viewIfLoaded?.removeFromSuperview()
      addChild(root)
    }
    setOverrideTraitCollection(UITraitCollection(splitViewControllerLayoutEnvironment: .collapsed), forChild: root)
    let wrapper =
      root.view.superview as? UIViewControllerWrapperView ?? UIViewControllerWrapperView(frame: view.bounds)
    wrapper.frame = view.bounds
    wrapper.place(root.view, at: wrapper.bounds)
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if root.view.superview !== wrapper { wrapper.addSubview(root.view) }
    if wrapper.superview !== view { view.addSubview(wrapper) }
    split.wrappers[.compact] = wrapper
    if isNew { root.didMove(toParent: self) }
    placeModeButtons()
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether columns overlay the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
