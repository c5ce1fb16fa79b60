import UIKit

extension Coordinator {
  /// Starts another flow, presents it, and keeps it until it finishes.
  ///
  /// A flow that finishes is dismissed first; its result arrives when it has gone, so that another one can be presented
  /// right then. One that the user dismisses, by a close button or beside a card, is cancelled.
  ///
  /// - Parameters:
  ///   - child: the flow to start.
  ///   - presenter: the controller to present it from; it has to be on the screen.
  ///   - style: how it lies over the presenter.
  ///   - closeButton: lies over the flow and dismisses it; nil where the flow has ways out of its own.
  ///   - animated: whether it is seen coming and going.
  ///   - completion: takes the result.
  public final func present<ChildOutput, Child: Coordinator<ChildOutput> & Flow>(
    _ child: Child, from presenter: UIViewController, as style: ModalStyle = .fullScreen,
    closeButton: CloseButton? = nil, animated: Bool = true, then completion: @escaping (ChildOutput) -> Void
  ) {
    weak var host: ModalHostController?
    start(child) { output in
      guard let shown = host, shown.presentingViewController != nil else { return completion(output) }
      // The flow is over: its host expects no more calls.
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
