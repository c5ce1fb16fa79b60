/// The transition from some pages to others, with the controllers' callbacks in UIKit's order.
@MainActor final class PageTurn {
  private unowned let owner: UIPageViewController
  let outgoing: [UIViewController]
  let incoming: [UIViewController]
  private let animated: Bool
  private var isOver = false
  /// The side from which the incoming page scrolls in.
  var side: _UIQueuingScrollView.Side?

  init(_ owner: UIPageViewController, from old: [UIViewController], to new: [UIViewController], animated: Bool) {
    self.owner = owner
    self.animated = animated
    outgoing = old.filter { page in !new.contains { $0 === page } }
    incoming = new.filter { page in !old.contains { $0 === page } }
  }

  private var isOnScreen: Bool { owner.core.appearance == .appearing || owner.core.appearance == .appeared }

  /// The order of the two calls isn't documented; here the incoming page is first.
  func begin() {
    for page in incoming { owner.addChild(page) }
    guard isOnScreen else { return }
    for page in incoming { page.beginTransition(isAppearing: true, animated: animated) }
    for page in outgoing { page.beginTransition(isAppearing: false, animated: animated) }
  }

  func finish() {
    guard !isOver else { return }
    isOver = true
    // A controller that is still appearing forwards the callbacks to its pages itself.
    if owner.core.appearance == .appeared {
      for page in incoming { page.endTransition() }
    }
    for page in outgoing { expel(page) }
    for page in incoming { page.didMove(toParent: owner) }
  }

  /// Back to where it began.
  func undo() {
    guard !isOver else { return }
    isOver = true
    for page in outgoing {
      page.beginTransition(isAppearing: true, animated: animated)
      page.endTransition()
    }
    for page in incoming {
      page.beginTransition(isAppearing: false, animated: animated)
      expel(page)
    }
  }

  private func expel(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.endTransition()
    page.removeFromParent()
  }
}
