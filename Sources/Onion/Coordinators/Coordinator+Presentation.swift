import UIKit

extension Coordinator {
  /// Starts another flow, presents it, and retains it until it finishes.
  ///
  /// A flow that finishes is dismissed first; its result is passed on after the dismissal, so that another one can be presented
  /// immediately. A flow that the user dismisses, with a close button or by a tap beside a card, is cancelled.
  ///
  /// - Parameters:
  ///   - child: the flow to start.
  ///   - presenter: the presenting controller, which has to be on the screen.
  ///   - style: the style of the presentation.
  ///   - closeButton: a button above the flow that dismisses it; nil if the flow has its own.
  ///   - animated: whether presentation and dismissal are animated.
  ///   - completion: receives the result.
  public final func present<ChildOutput, Child: Coordinator<ChildOutput> & Flow>(
    _ child: Child, from presenter: UIViewController, as style: ModalStyle = .fullScreen,
    closeButton: CloseButton? = nil, animated: Bool = true, then completion: @escaping (ChildOutput) -> Void
  ) {
    weak var host: ModalHostController?
    start(child) { output in
      guard let shown = host, shown.presentingViewController != nil else { return completion(output) }
      // The flow has ended: no further calls of its host are expected.
      shown.onDismissed = nil
      shown.dismiss(animated: animated) { completion(output) }
    }
    guard !child.isFinished else { return }
    let root = child.rootViewController
    let content = closeButton.map { root.wrappedInModalContainer(closeButton: $0) } ?? root
    let made = ModalHostController(content)
    made.onDismissed = { [weak child] in child?.cancel() }
    host = made
    presenter.present(made, as: style, animated: animated)
  }
}
