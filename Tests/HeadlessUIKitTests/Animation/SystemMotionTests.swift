import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// System animations at counted times: pushes, presentations, the keyboard, and animators of transitions.
@MainActor @Suite struct SystemMotionTests {
  /// The progress of a critically damped spring with a mass of 3 and a stiffness of 1000, after a time in seconds.
  private func progress(_ time: Double) -> CGFloat {
    let way = (1000.0 / 3).squareRoot() * time
    return CGFloat(1 - (1 + way) * exp(-way))
  }

  private final class Controller: UIViewController {
    var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  private func near(_ value: CGFloat?, _ expected: CGFloat) -> Bool { value.map { abs($0 - expected) < 0.01 } ?? false }

  @Test func aPushMovesBothViews() {
    let (below, above) = (Controller(), Controller())
    let stack = UINavigationController(rootViewController: below)
    let screen = Screens.show(stack)
    defer { screen.close() }
    let seen = screen.moments(at: [0, 0.1, 0.6]) {
      stack.pushViewController(above, animated: true)
    } read: { screen in
      (
        above: above.view.superview?.layer.presentation()?.frame.minX,
        below: below.view.superview?.layer.presentation()?.frame.minX,
        hit: screen.window.layer.presentation()?.hitTest(CGPoint(x: 40, y: 400))?.model(), appeared: above.appearances
      )
    }
    #expect(near(seen[0].above, 400) && near(seen[0].below, 0))
    #expect(near(seen[1].above, 400 * (1 - progress(0.1))) && near(seen[1].below, -0.3 * 400 * progress(0.1)))
    #expect(seen[1].hit === below.view.layer && seen[1].appeared == 0)
    #expect(near(seen[2].above, 0) && seen[2].below == nil)
    #expect(seen[2].hit === above.view.layer && seen[2].appeared == 1)
  }

  @Test func theBarFadesFromTheOldItemsToTheNewOnes() {
    let (below, above) = (Controller(), Controller())
    (below.title, above.title) = ("Old", "New")
    let stack = UINavigationController(rootViewController: below)
    let screen = Screens.show(stack)
    defer { screen.close() }
    /// The opacity of each text, including the groups around it.
    func texts(_ items: [DisplayItem], _ opacity: CGFloat = 1) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .glyphs: [opacity]
        case .group(let group): texts(group.items, opacity * group.opacity)
        default: []
        }
      }
    }
    let seen = screen.moments(at: [0.175, 0.6]) {
      stack.pushViewController(above, animated: true)
    } read: {
      texts($0.displayList().items).map { ($0 * 100).rounded() / 100 }
    }
    // Halfway, the old title, the new title and the back button's title have half of their opacity.
    #expect(seen[0].count >= 3 && Set(seen[0]) == [0.5])
    #expect(seen[1].count == seen[0].count - 1 && Set(seen[1]) == [1])
  }

  @Test func aPopMovesTheUpperViewAway() {
    let (below, above) = (Controller(), Controller())
    let stack = UINavigationController(rootViewController: below)
    let screen = Screens.show(stack)
    defer { screen.close() }
    stack.pushViewController(above, animated: false)
    screen.window.updateScreen()
    let seen = screen.moments(at: [0.2, 0.6]) {
      stack.popViewController(animated: true)
    } read: { _ in
      (
        above: above.view.superview?.layer.presentation()?.frame.minX,
        below: below.view.superview?.layer.presentation()?.frame.minX
      )
    }
    #expect(near(seen[0].above, 400 * progress(0.2)) && near(seen[0].below, -0.3 * 400 * (1 - progress(0.2))))
    #expect(seen[1].above == nil && near(seen[1].below, 0))
    #expect(stack.view.subviews.first?.subviews.count == 1)
  }

  @Test func animationsAlongsideAPushTakeItsTime() {
    let (below, above) = (Controller(), Controller())
    let stack = UINavigationController(rootViewController: below)
    let screen = Screens.show(stack)
    defer { screen.close() }
    let seen = screen.moments(at: [0.1, 0.6]) {
      stack.pushViewController(above, animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: { _ in above.view.alpha = 0.5 })
    } read: { _ in
      above.view.layer.presentation().map { CGFloat($0.opacity) }
    }
    #expect(near(seen[0], 1 - 0.5 * progress(0.1)) && near(seen[1], 0.5))
  }

  @Test func aPresentedViewComesFromBelowAndGoesThere() {
    let (presenter, presented) = (Controller(), Controller())
    presented.modalPresentationStyle = .overFullScreen
    let screen = Screens.show(presenter)
    defer { screen.close() }
    var isComplete = false
    let seen = screen.moments(at: [0, 0.1, 0.6]) {
      presenter.present(presented, animated: true) { isComplete = true }
    } read: { _ in
      (top: presented.view.layer.presentation()?.frame.minY, isComplete: isComplete)
    }
    #expect(near(seen[0].top, 800) && near(seen[1].top, 800 * (1 - progress(0.1))) && near(seen[2].top, 0))
    #expect(seen.map(\.isComplete) == [false, false, true])
    let left = screen.moments(at: [0.1, 0.6]) {
      presenter.dismiss(animated: true)
    } read: { _ in
      presented.view.window == nil ? nil : presented.view.layer.presentation()?.frame.minY
    }
    #expect(near(left[0], 800 * progress(0.1)) && left[1] == nil)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aCrossDissolveFadesThePresentedView() {
    let (presenter, presented) = (Controller(), Controller())
    presented.modalPresentationStyle = .overFullScreen
    presented.modalTransitionStyle = .crossDissolve
    let screen = Screens.show(presenter)
    defer { screen.close() }
    let seen = screen.moments(at: [0.1, 0.6]) {
      presenter.present(presented, animated: true)
    } read: { _ in
      presented.view.layer.presentation().map { CGFloat($0.opacity) }
    }
    #expect(near(seen[0], progress(0.1)) && near(seen[1], 1))
  }

  @Test func aSheetMovesToAnotherDetent() throws {
    let (presenter, presented) = (Controller(), Controller())
    let screen = Screens.show(presenter)
    defer { screen.close() }
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    presenter.present(presented, animated: false)
    screen.window.updateScreen()
    func top() -> CGFloat? {
      sheet.presentedView.flatMap { view in
        view.layer.presentation().map { $0.convert($0.bounds, to: screen.window.layer.presentation()).minY }
      }
    }
    let start = try #require(top())
    let seen = screen.moments(at: [0, 0.1, 0.6]) {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    } read: { _ in
      top()
    }
    let end = try #require(seen[2])
    #expect(end < start - 100 && near(seen[0], start))
    #expect(near(seen[1], start + (end - start) * progress(0.1)))
  }

  @Test func withoutAnimationATransitionIsOverAtOnce() {
    let (presenter, presented) = (Controller(), Controller())
    let screen = Screens.show(presenter)
    defer { screen.close() }
    let seen = screen.moments(at: [0]) {
      presenter.present(presented, animated: false)
    } read: { _ in
      presented.appearances
    }
    #expect(seen == [1])
  }

  @Test func theKeyboardComesFromBelow() {
    let (controller, field) = (Controller(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    controller.view.addSubview(field)
    let screen = Screens.show(controller)
    defer { screen.close() }
    func top() -> CGFloat? { HostedKeyboard.current.hostView?.layer.presentation()?.frame.minY }
    var follower: CGFloat?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
      MainActor.assumeIsolated {
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
          field.frame.origin.y = 100
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let seen = screen.moments(at: [0, 0.1, 0.6]) {
      field.becomeFirstResponder()
    } read: { _ in
      follower = field.layer.presentation()?.frame.minY
      return (top: top(), follower: follower)
    }
    let height = HostedKeyboard.current.frame?.height ?? 0
    #expect(height > 100)
    #expect(near(seen[0].top, 800) && near(seen[1].top, 800 - height * progress(0.1)))
    #expect(near(seen[2].top, 800 - height))
    #expect(near(seen[1].follower, 100 * progress(0.1)))
    let left = screen.moments(at: [0.1, 0.6]) {
      field.resignFirstResponder()
    } read: { _ in
      top()
    }
    #expect(near(left[0], 800 - height * (1 - progress(0.1))) && left[1] == nil)
  }

  // MARK: Animators

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    var outcomes: [Bool] = []
    var positions: [UIViewAnimatingPosition] = []
    /// Whether a property animator runs the changes.
    var usesAnimator = false

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      if usesAnimator { return animate(view, transitionContext) }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    private func animate(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { [self] in
        positions.append($0)
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func opacities(
    at times: [TimeInterval], of fade: Fade, _ presented: UIViewController = Controller(),
    _ action: () -> Void = {}
  ) -> [CGFloat?] {
    let presenter = Controller()
    presented.modalPresentationStyle = .overFullScreen
    presented.transitioningDelegate = fade
    let screen = Screens.show(presenter)
    defer { screen.close() }
    return screen.moments(at: times) {
      presenter.present(presented, animated: true)
      action()
    } read: { _ in
      presented.view.window == nil ? nil : presented.view.layer.presentation().map { CGFloat($0.opacity) }
    }
  }

  @Test func anAnimatorIsSeenOnItsWay() {
    let fade = Fade()
    let seen = opacities(at: [0, 0.5, 0.9, 1.1], of: fade)
    #expect(near(seen[0], 0) && near(seen[1], 0.5) && near(seen[2], 0.9) && near(seen[3], 1))
    #expect(fade.outcomes == [true])
  }

  private final class Tabs: NSObject, UITabBarControllerDelegate {
    let fade = Fade()

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }

  @Test func aTabsAnimatorIsSeenOnItsWay() {
    let (tabs, delegate, other) = (UITabBarController(), Tabs(), Controller())
    tabs.viewControllers = [Controller(), other]
    tabs.delegate = delegate
    let screen = Screens.show(tabs)
    defer { screen.close() }
    let seen = screen.moments(at: [0.25, 1.1]) {
      tabs.selectedIndex = 1
    } read: { _ in
      other.view.layer.presentation().map { CGFloat($0.opacity) }
    }
    #expect(near(seen[0], 0.25) && near(seen[1], 1))
    #expect(delegate.fade.outcomes == [true])
  }

  @Test func aFingerHoldsTheTransitionAndLetsItRunOn() {
    let (fade, finger) = (Fade(), UIPercentDrivenInteractiveTransition())
    fade.interaction = finger
    finger.completionSpeed = 2
    let seen = opacities(at: [0, 0.1, 0.3], of: fade) {
      finger.update(0.5)
      finger.finish()
    }
    // The second half takes a quarter of a second at twice the speed.
    #expect(near(seen[0], 0.5) && near(seen[1], 0.7) && near(seen[2], 1))
    #expect(fade.outcomes == [true])
  }

  @Test func aFingerDrivesPropertyAnimators() {
    let (fade, finger) = (Fade(), UIPercentDrivenInteractiveTransition())
    (fade.interaction, fade.usesAnimator, finger.completionSpeed) = (finger, true, 2)
    let seen = opacities(at: [0, 0.1, 0.3], of: fade) {
      finger.update(0.5)
      finger.finish()
    }
    #expect(near(seen[0], 0.5) && near(seen[1], 0.7) && near(seen[2], 1))
    #expect(fade.outcomes == [true] && fade.positions == [.end])
  }

  @Test func aFingerTakesPropertyAnimatorsBack() {
    let (fade, finger) = (Fade(), UIPercentDrivenInteractiveTransition())
    (fade.interaction, fade.usesAnimator) = (finger, true)
    let seen = opacities(at: [0, 0.2, 0.6], of: fade) {
      finger.update(0.5)
      finger.cancel()
    }
    #expect(near(seen[0], 0.5) && near(seen[1], 0.3) && seen[2] == nil)
    #expect(fade.outcomes == [false] && fade.positions == [.start])
  }

  @Test func aFingerTakesTheTransitionBack() {
    let (fade, finger) = (Fade(), UIPercentDrivenInteractiveTransition())
    fade.interaction = finger
    let seen = opacities(at: [0, 0.2, 0.6], of: fade) {
      finger.update(0.5)
      finger.cancel()
    }
    #expect(near(seen[0], 0.5) && near(seen[1], 0.3) && seen[2] == nil)
    #expect(fade.outcomes == [false])
  }

  @Test func whatAFingerHoldsStaysInPicturesAtRest() {
    let (fade, finger, presenter, presented) = (
      Fade(), UIPercentDrivenInteractiveTransition(), Controller(), Controller()
    )
    fade.interaction = finger
    presented.modalPresentationStyle = .overFullScreen
    presented.transitioningDelegate = fade
    let screen = Screens.show(presenter)
    defer { screen.close() }
    presenter.present(presented, animated: true)
    finger.update(0.25)
    screen.window.updateScreen()
    #expect(presented.view.layer.presentation().map { near(CGFloat($0.opacity), 0.25) } == true)
    finger.finish()
    screen.window.updateScreen()
    #expect(fade.outcomes == [true])
  }
}
