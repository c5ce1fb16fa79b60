import Foundation

extension UIViewController {
  // MARK: Told by the view

  func viewWillMove(toWindow window: UIWindow?) {
    guard appearsByItself else { return }
    if window != nil, core.appearance == .disappeared {
      beginTransition(isAppearing: true, animated: false)
    } else if window == nil, core.appearance == .appeared || core.appearance == .appearing {
      beginTransition(isAppearing: false, animated: false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      guard core.appearance == .appearing else { return }
      announceIsAppearing()
      if appearsByItself { window.controllerIsAppearing(self) }
    } else if appearsByItself, core.appearance == .disappearing {
      endTransition()
    }
  }

  func viewDidEnterHierarchy() {}

  /// Whether the move of its view is what shows the controller: true for the window's own and for children of a shown
  /// parent that forwards. Children of a parent on its way follow the parent.
  private var appearsByItself: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.core.appearance == .appeared
  }

  /// The screen is laid out: the controller has appeared.
  func finishAppearing() {
    if core.appearance == .appearing { endTransition() }
  }

  // MARK: Transitions

  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch (isAppearing, core.appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      core.appearance = .appearing
      core.appearsAnimated = animated
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      core.appearance = .disappearing
      core.appearsAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    for child in forwardedChildren { child.beginTransition(isAppearing: isAppearing, animated: animated) }
  }

  func endTransition() {
    switch core.appearance {
    case .appearing:
      core.appearance = .appeared
      // UIKit doesn't document whose turn is first; children are told before their parents here.
      for child in forwardedChildren { child.endTransition() }
      viewDidAppear(core.appearsAnimated)
      core.isMovingToParent = false
    case .disappearing:
      core.appearance = .disappeared
      for child in forwardedChildren { child.endTransition() }
      viewDidDisappear(core.appearsAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// In the window, with its traits and before the layout.
  private func announceIsAppearing() {
    viewIsAppearing(core.appearsAnimated)
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
