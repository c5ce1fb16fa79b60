import UIKit

/// Controls a flow: knows its screens and their order, so that the screens don't depend on each other.
///
/// A flow retains the flows that it starts until they finish:
///
///     start(ChooseCity()) { [weak self] city in self?.profile.city = city }
///
/// Screens report the user's actions with closures, which have to reference the coordinator weakly, because it retains the screens.
@MainActor open class Coordinator<Output>: AnyCoordinator {
  /// Called once, when the flow finishes with a result, after the parent has released it.
  public final var onFinish: ((Output) -> Void)?

  public override init() {
    super.init()
  }

  /// Ends the flow with its result. A flow ends once: further calls, as after a second tap, are ignored.
  public final func finish(with output: Output) {
    guard !isFinished else { return }
    let tell = onFinish
    end()
    tell?(output)
  }

  override func willEnd() {
    onFinish = nil
  }

  /// Starts another flow from this one and retains it until it finishes.
  ///
  /// - Parameters:
  ///   - child: the flow to start.
  ///   - completion: receives the result, after the child was released.
  public final func start<ChildOutput>(
    _ child: Coordinator<ChildOutput>, then completion: @escaping (ChildOutput) -> Void
  ) {
    child.onFinish = completion
    adopt(child)
    child.start()
  }
}

extension Coordinator where Output == Void {
  /// Ends a flow that has no result.
  public final func finish() {
    finish(with: ())
  }
}

/// A coordinator with a controller that its parent displays: in a window, a container, or a modal presentation.
@MainActor public protocol Flow: AnyCoordinator {
  /// The outermost controller of the flow, the same one as long as the flow runs; only used after `start()`.
  var rootViewController: UIViewController { get }
}
