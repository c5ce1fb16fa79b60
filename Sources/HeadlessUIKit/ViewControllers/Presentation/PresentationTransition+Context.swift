import Foundation

extension PresentationTransition {
  private typealias Context = _UIViewControllerOneToOneTransitionContext

  /// The context of an animator for a presentation.
  func presentingContext(_ stage: PresentationStage) -> _UIViewControllerOneToOneTransitionContext {
    let isRemoved = presentation.shouldRemovePresentersView
    let frame = frameOfPresenter(in: stage.container)
    return Context(
      container: stage.container, style: presentation.presentationStyle,
      from: Context.Side(
        controller: presenter, view: isRemoved ? presenter.viewIfLoaded : nil, initialFrame: frame,
        finalFrame: isRemoved ? .zero : frame),
      to: Context.Side(
        controller: presented, view: presentation.presentedView,
        finalFrame: presentation.frameOfPresentedViewInContainerView))
  }

  /// The context of an animator for a dismissal.
  func dismissingContext(
    _ stage: PresentationStage, top: UIViewController
  ) -> _UIViewControllerOneToOneTransitionContext {
    let wasRemoved = presentation.shouldRemovePresentersView
    let view = top.core.presentation?.effective.presentedView ?? top.viewIfLoaded
    let frame = frameOfPresenter(in: stage.container)
    return Context(
      container: stage.container, style: presentation.presentationStyle,
      from: Context.Side(controller: top, view: view, initialFrame: view?.frame ?? .zero),
      to: Context.Side(
        controller: presenter, view: wasRemoved ? presenter.viewIfLoaded : nil,
        initialFrame: wasRemoved ? .zero : frame, finalFrame: frame))
  }

  private func frameOfPresenter(in container: UIView) -> CGRect {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return container.bounds }
    return container.convert(view.frame, from: superview)
  }
}
