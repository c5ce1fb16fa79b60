import Foundation

/// The presentation or dismissal of a controller, with the callbacks in UIKit's order.
@MainActor struct PresentationTransition {
  let presentation: UIPresentationController
  let presented: UIViewController
  let presenter: UIViewController
  let animated: Bool
  /// The presentation controller that `presentation` adapts; the same object without adaptation.
  var original: UIPresentationController?

  init(
    _ presentation: UIPresentationController, presented: UIViewController, presenter: UIViewController, animated: Bool
  ) {
    self.presentation = presentation
    self.presented = presented
    self.presenter = presenter
    self.animated = animated
  }

  // MARK: Onto the screen

  func present(from source: UIViewController, in window: UIWindow, completion: (() -> Void)?) {
    presenter.core.presented = presented
    presented.core.presenter = presenter
    presented.core.presentation = presented.core.presentation ?? presentation
    presented.core.presentationPhase = .presenting
    presented._loadViewIfNeeded()
    let delegate = animated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)

    let stage = PresentationStage(above: presenter.view, presentation: presentation)
    presentation.stage = stage
    let coordinator = TransitionCoordinator(
      container: stage.container, style: presentation.presentationStyle, isAnimated: animated, from: presenter,
      to: presented)
    if animated { coordinator.transitionDuration = SystemMotion.presentationDuration }
    presented.core.coordinator = coordinator
    tellAdaptation(coordinator)
    presenter.coverFocus(by: presented)

    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView { presenter.beginTransition(isAppearing: false, animated: animated) }
    presented.beginTransition(isAppearing: true, animated: animated)
    let finish = { (didComplete: Bool) in
      finishPresenting(didComplete, stage, coordinator, in: window, completion: completion)
    }
    if let animator {
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      presentingContext(stage).run(
        animator, interaction: delegate?.interactionControllerForPresentation(using: animator), alongside: coordinator,
        in: window, end: finish)
      window.updateSafeArea()
    } else {
      let isShown = animated && SystemMotion.isShown
      if isShown { beginFlip(of: stage.container.superview, isPresenting: true) }
      place(in: stage.container)
      SystemMotion.animate(isShown) { coordinator.runAnimations() }
      window.updateSafeArea()
      let endInTransactions = isShown ? [TransactionGroup].waiting.begin() : {}
      window.afterUpdate {
        guard isShown else { return finish(true) }
        entrance(in: stage.container).run {
          finish(true)
          endInTransactions()
        }
      }
    }
  }

  /// Notifies the delegate of the style that replaces the presentation's own.
  private func tellAdaptation(_ coordinator: TransitionCoordinator) {
    guard let original, let delegate = original.delegate else { return }
    delegate.presentationController(
      original, willPresentWithAdaptiveStyle: original === presentation ? .none : presentation.presentationStyle,
      transitionCoordinator: coordinator)
  }

  private func place(in container: UIView) {
    guard let view = presentation.presentedView else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    if view.frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if !view.isDescendant(of: container) { container.addSubview(view) }
  }

  private func finishPresenting(
    _ didComplete: Bool, _ stage: PresentationStage, _ coordinator: TransitionCoordinator, in window: UIWindow,
    completion: (() -> Void)?
  ) {
    guard didComplete else { return cancelPresenting(coordinator, in: window, completion: completion) }
    presented.endTransition()
    if presentation.shouldRemovePresentersView, let view = presenter.viewIfLoaded {
      stage.cover(view)
      presenter.endTransition()
    }
    // The dismissal may have begun already.
    if presented.core.presentationPhase == .presenting { presented.core.presentationPhase = .resting }
    presented.core.coordinator = nil
    presentation.presentationTransitionDidEnd(true)
    coordinator.complete()
    completion?()
  }

  private func cancelPresenting(
    _ coordinator: TransitionCoordinator, in window: UIWindow, completion: (() -> Void)?
  ) {
    presented.beginTransition(isAppearing: false, animated: animated)
    if presentation.shouldRemovePresentersView { presenter.beginTransition(isAppearing: true, animated: animated) }
    presenter.core.presented = nil
    if presentation.shouldRemovePresentersView { presenter.endTransition() }
    takeAway(presented)
    presented.core.presentationPhase = .resting
    presented.uncoverFocus()
    presentation.presentationTransitionDidEnd(false)
    forget([presented])
    window.updateSafeArea()
    coordinator.complete()
    completion?()
  }

  // MARK: Off the screen

  func dismiss(completion: (() -> Void)?) {
    let leaving = chain
    let top = leaving.last ?? presented
    let stage = presentation.stage
    let window = stage?.container.window
    for controller in leaving { controller.core.presentationPhase = .dismissing }
    let delegate = animated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let coordinator = TransitionCoordinator(
      container: stage?.container ?? top.view, style: presentation.presentationStyle, isAnimated: animated, from: top,
      to: presenter)
    if animated { coordinator.transitionDuration = SystemMotion.presentationDuration }
    presented.core.coordinator = coordinator

    presentation.dismissalTransitionWillBegin()
    for controller in leaving.reversed() { controller.beginTransition(isAppearing: false, animated: animated) }
    if animator == nil { for controller in leaving.reversed() { controller.endEditingInside() } }
    if presentation.shouldRemovePresentersView { presenter.beginTransition(isAppearing: true, animated: animated) }
    let isShown = animator == nil && animated && SystemMotion.isShown
    if isShown { beginFlip(of: stage?.container.superview, isPresenting: false) }
    stage?.uncover()
    let finish = { (didComplete: Bool) in
      finishDismissing(didComplete, leaving, coordinator, in: window, completion: completion)
    }
    if let animator, let stage {
      dismissingContext(stage, top: top).run(
        animator, interaction: delegate?.interactionControllerForDismissal(using: animator), alongside: coordinator,
        in: window, end: finish)
    } else {
      let motion = isShown ? stage.map { exit(of: top, in: $0.container) } : nil
      SystemMotion.animate(motion != nil) { coordinator.runAnimations() }
      if let motion, window != nil {
        motion.run { finish(true) }
      } else if let window {
        window.afterUpdate { finish(true) }
      } else {
        finish(true)
      }
    }
  }

  /// The presented controller and all controllers presented above it.
  private var chain: [UIViewController] {
    var chain = [presented]
    while let next = chain.last?.core.presented { chain.append(next) }
    return chain
  }

  private func finishDismissing(
    _ didComplete: Bool, _ leaving: [UIViewController], _ coordinator: TransitionCoordinator, in window: UIWindow?,
    completion: (() -> Void)?
  ) {
    guard didComplete else { return cancelDismissing(leaving, coordinator, completion: completion) }
    presenter.core.presented = nil
    presentation.stage?.bringBack()
    if presentation.shouldRemovePresentersView { presenter.endTransition() }
    for controller in leaving.reversed() { takeAway(controller) }
    presentation.dismissalTransitionDidEnd(true)
    presented.uncoverFocus()
    forget(leaving)
    window?.updateSafeArea()
    coordinator.complete()
    completion?()
  }

  private func cancelDismissing(
    _ leaving: [UIViewController], _ coordinator: TransitionCoordinator, completion: (() -> Void)?
  ) {
    if presentation.shouldRemovePresentersView { presenter.beginTransition(isAppearing: false, animated: animated) }
    for controller in leaving { controller.beginTransition(isAppearing: true, animated: animated) }
    if let stage = presentation.stage { place(in: stage.container) }
    for controller in leaving {
      controller.core.presentationPhase = .resting
      controller.endTransition()
    }
    if presentation.shouldRemovePresentersView, let view = presenter.viewIfLoaded {
      presentation.stage?.bringBack()
      presentation.stage?.cover(view)
      presenter.endTransition()
    }
    presented.core.coordinator = nil
    presentation.dismissalTransitionDidEnd(false)
    coordinator.complete()
    completion?()
  }

  private func takeAway(_ controller: UIViewController) {
    controller.core.presentation?.effective.stage?.container.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endTransition()
  }

  private func forget(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.core.presented = nil
      controller.core.presenter = nil
      controller.core.presentation?.effective.stage = nil
      controller.core.presentation?.adapted = nil
      controller.core.presentation = nil
      controller.core.presentationPhase = .resting
      controller.core.coordinator = nil
    }
  }

  /// Removes the presented controllers from the screen without restoring the covered ones.
  func abandon() {
    let leaving = chain
    for controller in leaving.reversed() {
      controller.core.presentationPhase = .dismissing
      controller.beginTransition(isAppearing: false, animated: false)
      takeAway(controller)
      controller.core.presentation?.effective.wasAbandoned()
    }
    presenter.core.presented = nil
    forget(leaving)
  }
}
