import UIKit

/// A coordinator with any result: the type of children, and of the receivers of deep links.
///
/// Subclass `Coordinator`, which adds the result.
@MainActor open class AnyCoordinator {
  /// The flows that this one has started and that haven't finished, in the order of their start.
  public private(set) final var children: [AnyCoordinator] = []

  /// The parent of this coordinator.
  public private(set) final weak var parent: AnyCoordinator?

  /// Whether the flow has ended, with a result or because the parent has.
  public private(set) final var isFinished = false

  init() {}

  /// Starts the flow. Overrides display their first screen.
  open func start() {}

  /// Follows a link. Overrides handle the steps that they know and pass the rest to a child; this implementation passes the link to
  /// the children, the latest first.
  ///
  /// - Returns: whether a flow handled the link.
  @discardableResult
  open func handle(_ link: DeepLink) -> Bool {
    children.reversed().contains { $0.handle(link) }
  }

  /// Ends the flow without a result, together with all flows that it has started: for a parent that continues without it.
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

  /// Releases what is stored for the flow, which has ended.
  func willEnd() {}

  private func release(_ child: AnyCoordinator) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
