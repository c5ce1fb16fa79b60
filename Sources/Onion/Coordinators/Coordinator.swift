import UIKit

/// Leads through one flow: knows its screens and what follows what, so that the screens know nothing of each other.
///
/// A flow that another one starts is kept by it until it finishes:
///
///     start(ChooseCity()) { [weak self] city in self?.profile.city = city }
///
/// Screens tell by closures what was done on them; those closures hold the coordinator weakly, because it holds the
/// screens.
@MainActor open class Coordinator<Output>: AnyCoordinator {
  /// Called once, when the flow finishes with a result, after the parent has let go of it.
  public final var onFinish: ((Output) -> Void)?

  public override init() {
    super.init()
  }

  /// Ends the flow with its result. A flow ends once: what comes later, as a second tap does, is ignored.
  public final func finish(with output: Output) {
    guard !isFinished else { return }
    let tell = onFinish
    end()
    tell?(output)
  }

  override func willEnd() {
    onFinish = nil
  }

  /// Starts another flow from this one and keeps it until it finishes.
  ///
  /// - Parameters:
  ///   - child: the flow to start.
  ///   - completion: takes the result; the child is no longer kept then.
  public final func start<ChildOutput>(
    _ child: Coordinator<ChildOutput>, then completion: @escaping (ChildOutput) -> Void
  ) {
    child.onFinish = completion
    adopt(child)
    child.start()
  }
}

extension Coordinator where Output == Void {
  /// Ends a flow that has nothing to tell but its end.
  public final func finish() {
    finish(with: ())
  }
}

/// A coordinator with a controller that its starter puts in place: into a window, a container, a modal presentation.
@MainActor public protocol Flow: AnyCoordinator {
  /// The outermost controller of the flow, the same one for as long as the flow runs; asked for after `start()`.
  var rootViewController: UIViewController { get }
}
