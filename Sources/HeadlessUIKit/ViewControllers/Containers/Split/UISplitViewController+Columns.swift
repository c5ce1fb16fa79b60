import Foundation

extension UISplitViewController {
  private var order: [Column] { [.primary, .supplementary, .secondary] }

  // MARK: Giving columns their controllers

  func setMasterAndDetail(_ controllers: [UIViewController]) {
    if style != .unspecified {
      for (column, controller) in zip(columnsOfStyle, controllers) { setColumn(column, to: controller) }
      return
    }
    let wasCollapsed = split.isCollapsed == true
    if wasCollapsed { restoreStacks() }
    setColumn(.primary, to: controllers.first)
    setColumn(.secondary, to: controllers.count > 1 ? controllers[1] : nil)
    if wasCollapsed, split.hosts[.primary] != nil { split.isCollapsed = nil }
    columnsDidChange()
  }

  private var columnsOfStyle: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    guard split.columns[column] !== controller else { return }
    let isCollapsedNow = split.isCollapsed == true && column != .compact && split.columns[.compact] == nil
    if isCollapsedNow { restoreStacks() }
    if let old = split.hosts[column] { release(old) }
    split.columns[column] = controller
    split.hosts[column] = controller.map { wraps(column) && !($0 is UINavigationController) ? wrapped($0) : $0 }
    if isCollapsedNow { split.isCollapsed = nil }
    columnsDidChange()
  }

  private func wraps(_ column: Column) -> Bool { style != .unspecified && column != .compact }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    if let existing = controller.navigationController { return existing }
    return UINavigationController(rootViewController: controller)
  }

  /// Removes a column's controller from the container.
  private func release(_ host: UIViewController) {
    guard host.parent === self else { return }
    host.willMove(toParent: nil)
    let wrapper = host.viewIfLoaded?.superview as? UIViewControllerWrapperView
    host.viewIfLoaded?.removeFromSuperview()
    wrapper?.removeFromSuperview()
    split.wrappers = split.wrappers.filter { $0.value !== wrapper }
    if split.collapsedRoot === host { split.collapsedRoot = nil }
    host.removeFromParent()
  }

  var shownControllers: [UIViewController] {
    if isCollapsed, let root = split.collapsedRoot { return [root] }
    return order.compactMap { style == .unspecified ? split.columns[$0] : split.hosts[$0] }
  }

  func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Showing controllers

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    let target = isCollapsed ? split.collapsedRoot : split.hosts[.primary]
    if let target { target.show(controller, sender: sender) } else { present(controller, animated: true) }
  }

  func showInSecondary(_ controller: UIViewController, sender: Any?) {
    guard isCollapsed, let root = split.collapsedRoot as? UINavigationController else {
      return setColumn(.secondary, to: controller)
    }
    if split.columns[.compact] != nil {
      root.show((controller as? UINavigationController)?.topViewController ?? controller, sender: sender)
      return
    }
    // Controllers above the primary column's own are removed.
    restoreStacks()
    split.columns[.secondary] = controller
    split.hosts[.secondary] =
      wraps(.secondary) && !(controller is UINavigationController) ? wrapped(controller) : controller
    stack([.secondary], onto: root)
  }

  // MARK: Collapsing

  /// Arranges the columns as the available space allows.
  func collapseOrExpand() {
    let wants = traitCollection.horizontalSizeClass != .regular
    guard wants != split.isCollapsed, !split.hosts.isEmpty else { return }
    let isFirst = split.isCollapsed == nil
    split.isCollapsed = wants
    if wants { collapse() } else if !isFirst { expand() }
    if !isFirst || wants {
      NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
      if wants { delegate?.splitViewControllerDidCollapse(self) } else { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  private func collapse() {
    if let compact = split.hosts[.compact] {
      split.collapsedRoot = compact
      return
    }
    if style == .unspecified { return collapseMasterAndDetail() }
    let proposed: Column = split.hosts[.secondary] != nil ? .secondary : .primary
    let top =
      OptionalMethod.call {
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      } ?? proposed
    let root = order.compactMap { split.hosts[$0] }.first
    split.collapsedRoot = root
    guard let navigation = root as? UINavigationController else { return }
    stack(order.filter { $0.rawValue <= top.rawValue && split.hosts[$0] !== root }, onto: navigation)
  }

  private func collapseMasterAndDetail() {
    let asked = OptionalMethod.call { delegate?.primaryViewController(forCollapsing: self) }.flatMap { $0 }
    guard let primary = asked ?? split.hosts[.primary] else {
      split.collapsedRoot = split.hosts[.secondary]
      return
    }
    split.collapsedRoot = primary
    guard let secondary = split.hosts[.secondary] else { return }
    let isDone = OptionalMethod.call {
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    }
    if isDone == true { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Combines the columns' stacks into one. UIKit pushes the columns' navigation controllers themselves; here their controllers are
  /// pushed, which looks the same.
  func stack(_ columns: [Column], onto navigation: UINavigationController) {
    var stack = navigation.viewControllers
    for column in columns {
      guard let host = split.hosts[column], host !== navigation else { continue }
      detach(host)
      let controllers = (host as? UINavigationController)?.viewControllers ?? [host]
      if let other = host as? UINavigationController { other.setViewControllers([], animated: false) }
      // They are visible in their own stack until it is laid out.
      for controller in controllers { controller.viewIfLoaded?.removeFromSuperview() }
      split.moved.append((column, controllers))
      stack += controllers
    }
    navigation.setViewControllers(stack, animated: false)
  }

  private func detach(_ host: UIViewController) {
    guard host.parent === self else { return }
    host.willMove(toParent: nil)
    host.viewIfLoaded?.removeFromSuperview()
    host.removeFromParent()
  }

  /// Moves the controllers of collapsed columns back, if they are still on the stack.
  func restoreStacks() {
    guard let navigation = split.collapsedRoot as? UINavigationController, !split.moved.isEmpty else {
      split.moved = []
      return
    }
    let stack = navigation.viewControllers
    let moved = split.moved
    split.moved = []
    guard let first = moved.first?.stack.first, let cut = stack.firstIndex(where: { $0 === first }) else {
      // All of them were popped: the columns keep their controllers.
      for (column, controllers) in moved { giveBack(controllers, to: column) }
      return
    }
    let above = Array(stack[cut...])
    navigation.setViewControllers(Array(stack[..<cut]), animated: false)
    for controller in above { controller.viewIfLoaded?.removeFromSuperview() }
    var rest = above
    for (index, (column, controllers)) in moved.enumerated() {
      let next = index + 1 < moved.count ? moved[index + 1].stack.first : nil
      let end = next.flatMap { next in rest.firstIndex { $0 === next } } ?? rest.count
      let own = Array(rest[..<end])
      rest = Array(rest[end...])
      giveBack(own.isEmpty ? controllers : own, to: column)
    }
  }

  private func giveBack(_ controllers: [UIViewController], to column: Column) {
    guard let navigation = split.hosts[column] as? UINavigationController else { return }
    navigation.setViewControllers(controllers, animated: false)
  }

  private func expand() {
    let root = split.collapsedRoot
    if style == .unspecified, let root {
      let asked = OptionalMethod.call { delegate?.primaryViewController(forExpanding: self) }.flatMap { $0 }
      let primary = asked ?? root
      let separated = OptionalMethod.call {
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
      }.flatMap { $0 }
      let secondary = separated ?? primary.separateSecondaryViewController(for: self)
      split.hosts[.primary] = primary
      split.columns[.primary] = primary
      if let secondary {
        split.hosts[.secondary] = secondary
        split.columns[.secondary] = secondary
      }
    } else {
      restoreStacks()
    }
    if let root, root === split.hosts[.compact] { release(root) }
    split.collapsedRoot = nil
    chooseExpandedMode()
  }

  /// The delegate can change the display mode of the expanded columns.
  private func chooseExpandedMode() {
    guard style != .unspecified, let delegate else { return }
    let proposed = currentMode
    let answer = OptionalMethod.call {
      delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    if let answer, answer != proposed { split.chosenMode = answer }
  }

  /// The default separation of the secondary column from the primary one.
  func separateUsual() -> UIViewController? {
    restoreStacks()
    return split.hosts[.secondary]
  }

  var topCollapsedColumn: Column {
    if split.collapsedRoot === split.hosts[.compact], split.collapsedRoot != nil { return .compact }
    return split.moved.last?.column ?? .primary
  }
}
