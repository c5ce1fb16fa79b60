/// The connection between a layer and its owner, which doesn't retain the owner. The owner holds it and ends it when it is
/// deallocated; ``BackReference`` explains why it isn't a weak reference.
///
/// Threads: as with ``BackReference``, one at a time. A view's layer belongs to the main thread; a tree of layers without views
/// belongs to the thread that uses it, and can be passed on as a whole.
// Unchecked: see above.
package final class LayerOwnership: @unchecked Sendable {
  /// Nil before the owner has been set, and after it was deallocated.
  nonisolated(unsafe) unowned(unsafe) package private(set) var owner: (any LayerOwner)?

  package init() {}

  /// Called by the owner in its initialiser.
  package func begin(_ owner: any LayerOwner) { self.owner = owner }

  /// Called by the owner in its `deinit`.
  package func end() { owner = nil }
}
