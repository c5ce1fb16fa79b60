import UIKit

/// A coordinator whatever its result: what parents keep, and what deep links are handed to.
///
/// Subclass `Coordinator`, which adds the result.
@MainActor open class AnyCoordinator {
  /// The flows that were started from here and haven't finished, in the order of their start.
  public private(set) final var children: [AnyCoordinator] = []

  /// The owner of this coordinator.
  public private(set) final weak var parent: AnyCoordinator?

  /// Whether the flow is over, by its result or because the parent's is.
  public private(set) final var isFinished = false

  init() {}

  /// Begins the flow. Overriders show their first screen.
  open func start() {}

  /// Goes where a link leads. Overriders take the steps that are theirs and hand the rest to a child; this
  /// implementation offers the link to the children, the latest first.
  ///
  /// - Returns: whether a flow knew the way.
  @discardableResult
  open func handle(_ link: DeepLink) -> Bool {
    children.reversed().contains { $0.handle(link) }
  }

  /// Ends the flow without a result, and with it all that was started from it: for a parent that goes on without it.
  public final func cancel() {
    guard !isFinished else { return }
    end()
  }

  final func adopt(_ child: AnyCoordinator) {
    child.parent?.release(child)
    child.parent = self
    children.append(child)
  }

  final func end() {
    isFinished = true
    for child in children { child.cancel() }
    parent?.release(self)
    willEnd()
  }

  /// The flow is over: lets go of what is kept for it.
  func willEnd() {}

  private func release(_ child: AnyCoordinator) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
