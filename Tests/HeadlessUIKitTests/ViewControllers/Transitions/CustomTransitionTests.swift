import Testing
import UIKit

@testable import HeadlessUIKit

/// Animators and interaction controllers that a transitioning delegate supplies.
@MainActor @Suite struct CustomTransitionTests {
  private let log = CallLog()

  /// Slides the new view in, or the old one out, as in tutorials.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let presents: Bool
    var completes = true
    var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog, presents: Bool) {
      self.log = log
      self.presents = presents
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animate")
      context = transitionContext
      let view = transitionContext.view(forKey: presents ? .to : .from)
      if presents, let view, let controller = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: controller)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        view?.alpha = self.presents ? 1 : 0
      } completion: { _ in
        if self.completes { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    let presentation: Animator
    let dismissal: Animator
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog) {
      self.log = log
      presentation = Animator(log, presents: true)
      dismissal = Animator(log, presents: false)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("asks for presented")
      return presentation
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("asks for dismissed")
      return dismissal
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func prepare(
    _ style: UIModalPresentationStyle
  ) -> (screen: HostedScreen, below: LoggingController, above: LoggingController, delegate: Delegate) {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    let delegate = Delegate(log)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    _ = log.take()
    return (screen, a, b, delegate)
  }

  @Test func anAnimatorBringsTheViewAndTakesItAway() {
    let (screen, a, b, delegate) = prepare(.overFullScreen)
    a.present(b, animated: true) { [log] in log.add("completion") }
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b load", "asks for presented", "b willAppear", "animate", "b isAppearing", "b didAppear", "completion",
        "ended true",
      ])
    #expect(b.view.superview === b.presentationController?.containerView)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(b.view.alpha == 1)

    a.dismiss(animated: true)
    screen.window.updateScreen()
    #expect(
      log.take() == ["asks for dismissed", "b willDisappear", "animate", "b didDisappear", "ended true"])
    #expect(b.view.window == nil)
    #expect(delegate.dismissal.context?.viewController(forKey: .to) === a)
    #expect(delegate.dismissal.context?.view(forKey: .to) == nil)
    screen.close()
  }

  @Test func withoutAnimationNoAnimatorIsAsked() {
    let (screen, a, b, _) = prepare(.overFullScreen)
    a.present(b, animated: false)
    screen.window.updateScreen()
    a.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(
      log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear", "b willDisappear", "b didDisappear"])
    screen.close()
  }

  @Test func theAnimatorOfAFullScreenMovesBothViews() {
    let (screen, a, b, delegate) = prepare(.fullScreen)
    a.present(b, animated: true)
    let context = delegate.presentation.context
    #expect(context?.view(forKey: .from) === a.view)
    #expect(context?.view(forKey: .to) === b.view)
    #expect(context?.initialFrame(for: a) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(context?.initialFrame(for: b) == .zero)
    #expect(context?.finalFrame(for: a) == .zero)
    #expect(context?.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.window.updateScreen()
    #expect(a.view.window == nil)
    // An animator can add the view below to the container: it returns to its place.
    delegate.dismissal.completes = false
    a.dismiss(animated: true)
    let dismissal = delegate.dismissal.context
    #expect(dismissal?.view(forKey: .to) === a.view)
    dismissal?.containerView.insertSubview(a.view, at: 0)
    dismissal?.completeTransition(true)
    screen.window.updateScreen()
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    screen.close()
  }

  @Test func anAnimatorThatNeverCompletesDoesNotHang() {
    let (screen, a, b, delegate) = prepare(.overFullScreen)
    delegate.presentation.completes = false
    a.present(b, animated: true) { [log] in log.add("completion") }
    screen.window.updateScreen()
    #expect(log.take().suffix(3) == ["b didAppear", "completion", "ended true"])
    screen.close()
  }

  @Test func aTransitionCompletedWithFalseIsTakenBack() {
    let (screen, a, b, delegate) = prepare(.fullScreen)
    delegate.presentation.completes = false
    a.present(b, animated: true)
    delegate.presentation.context?.completeTransition(false)
    screen.window.updateScreen()
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    #expect(log.take().last == "ended false")
    screen.close()
  }

  @Test func anInteractionHoldsTheTransitionUntilItFinishes() {
    let (screen, a, b, delegate) = prepare(.overFullScreen)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    a.present(b, animated: true)
    let coordinator = b.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == true)
    coordinator?.notifyWhenInteractionChanges { [log] in log.add("let go, cancelled: \($0.isCancelled)") }
    screen.window.updateScreen()
    interaction.update(0.4)
    #expect(coordinator?.percentComplete == 0.4)
    #expect(interaction.duration == 0.3)
    #expect(b.view.window === screen.window)
    #expect(log.take() == ["b load", "asks for presented", "b willAppear", "animate", "b isAppearing"])
    // The ease-in-out curve, (0.42, 0) (0.58, 1), is at 33.2 % after 40 % of the time.
    #expect(b.view.layer.presentation().map { abs($0.opacity - 0.332) < 0.001 } == true)
    interaction.finish()
    screen.window.updateScreen()
    #expect(log.take() == ["let go, cancelled: false", "b didAppear", "ended true"])
    #expect(b.view.layer.presentation()?.opacity == 1)
    #expect(b.view.window === screen.window)
    screen.close()
  }

  @Test func aCancelledDismissalLeavesEverythingAsItWas() {
    let (screen, a, b, delegate) = prepare(.fullScreen)
    a.present(b, animated: true)
    screen.window.updateScreen()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    a.dismiss(animated: true)
    interaction.update(0.2)
    interaction.cancel()
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "asks for dismissed", "b willDisappear", "a willAppear", "a isAppearing", "animate", "a willDisappear",
        "b willAppear", "b isAppearing", "b didAppear", "a didDisappear", "ended false",
      ])
    #expect(b.view.alpha == 1)
    #expect(b.view.window === screen.window)
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === b)
    #expect(!b.isBeingDismissed)
    delegate.interaction = nil
    a.dismiss(animated: true)
    screen.window.updateScreen()
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    screen.close()
  }
}
