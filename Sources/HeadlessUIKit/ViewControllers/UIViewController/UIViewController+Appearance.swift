import Foundation

extension UIViewController {
  // MARK: Calls from the view

  func viewWillMove(toWindow window: UIWindow?) {
    guard appearsByItself else { return }
    beginTransition(isAppearing: window != nil, animated: false)
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      tellIsAppearing()
      let isLed =
        core.coordinator != nil || core.presented?.core.coordinator != nil || parent?.core.appearance == .appearing
      if core.appearance == .appearing, appearsByItself, !isLed {
        window.afterUpdate { [weak self] in self?.finishAppearing() }
      }
    } else if appearsByItself, core.appearance == .disappearing, core.coordinator == nil {
      endTransition()
    }
  }

  /// Whether moving its view shows and hides the controller: true for controllers without a parent and for children of a visible
  /// parent that forwards appearance callbacks. Children of a parent that is disappearing follow it.
  private var appearsByItself: Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.core.appearance == .appeared || parent.core.appearance == .appearing
  }

  /// The screen is laid out: the controller has appeared.
  private func finishAppearing() {
    if core.appearance == .appearing, !core.isTransitionManual { endTransition() }
  }

  // MARK: Transitions

  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch (isAppearing, core.appearance) {
    case (true, .disappeared), (true, .disappearing):
      _loadViewIfNeeded()
      core.appearance = .appearing
      core.appearsAnimated = animated
      core.isAppearingWasTold = false
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      core.appearance = .disappearing
      core.appearsAnimated = animated
      giveFocusBack()
      viewWillDisappear(animated)
    default: return
    }
    for child in forwardedChildren { child.beginTransition(isAppearing: isAppearing, animated: animated) }
    // A view that is already in the window won't report that it moves there.
    if isAppearing, viewIfLoaded?.window != nil { tellIsAppearing() }
  }

  func endTransition() {
    core.isTransitionManual = false
    switch core.appearance {
    case .appearing:
      tellIsAppearing()
      core.appearance = .appeared
      // UIKit doesn't document whose turn is first; children get their calls before their parents here.
      for child in forwardedChildren { child.endTransition() }
      takeFocus()
      viewDidAppear(core.appearsAnimated)
      core.move.end(.toParent)
    case .disappearing:
      core.appearance = .disappeared
      for child in forwardedChildren { child.endTransition() }
      viewDidDisappear(core.appearsAnimated)
      core.move.end(.fromParent)
    case .appeared, .disappeared: break
    }
  }

  /// Once an appearance: in the window, with its traits, before the layout. Parents get their calls before their
  /// children.
  private func tellIsAppearing() {
    if core.appearance == .appearing, let parent, parent.viewIfLoaded?.window != nil { parent.tellIsAppearing() }
    guard core.appearance == .appearing, !core.isAppearingWasTold else { return }
    core.isAppearingWasTold = true
    viewIsAppearing(core.appearsAnimated)
    for child in forwardedChildren where child.viewIfLoaded?.window != nil { child.tellIsAppearing() }
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: By hand

  func _beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isUnderWay =
      isAppearing
      ? core.appearance == .appearing || core.appearance == .appeared
      : core.appearance == .disappearing || core.appearance == .disappeared
    if isUnderWay { return reportUnbalancedCalls() }
    core.isTransitionManual = true
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  func _endAppearanceTransition() {
    guard core.isTransitionManual, core.appearance != .appeared, core.appearance != .disappeared else {
      return reportUnbalancedCalls()
    }
    endTransition()
  }

  private func reportUnbalancedCalls() {
    UsageWarning.print("Unbalanced calls to begin/end appearance transitions for \(self).")
  }
}
