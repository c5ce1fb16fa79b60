/// What ties a layer to its owner without keeping the owner alive. The owner holds it, and ends it when it goes; see
/// ``BackReference`` for why it isn't a weak reference.
///
/// Threads: as with ``BackReference``, one at a time. A view's layer belongs to the main thread; a tree of layers without views
/// to the thread that works with it, and may be handed on as a whole.
// Unchecked: see above.
package final class LayerOwnership: @unchecked Sendable {
  /// Nil before the owner has introduced itself, and once it is gone.
  nonisolated(unsafe) unowned(unsafe) package private(set) var owner: (any LayerOwner)?

  package init() {}

  /// To be called by the owner, in its initialiser.
  package func begin(_ owner: any LayerOwner) { self.owner = owner }

  /// To be called by the owner, in its `deinit`.
  package func end() { owner = nil }
}
