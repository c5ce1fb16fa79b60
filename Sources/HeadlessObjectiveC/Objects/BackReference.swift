/// Points back at an object without keeping it alive, as `weak` does. The target holds its one back reference and ends it
/// when it goes; all other objects hold the back reference.
///
/// A weak reference moves its target's counts into a side table, which slows every retain and release of the target from
/// then on: a sixth of a screen's time, since nearly every view and layer is a superview, owner or container.
///
/// Threads: nothing here is locked. It is used on one thread at a time, the one that its target belongs to: views and
/// controllers on the main thread, layers and constraints that aren't shown on the thread that works with their tree. What
/// is handed to another thread is no longer used on the first. The target's `deinit`, which ends the reference, is such a
/// use: see ``MainThreadDeallocation``.
// Unchecked: see above, one thread at a time.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  /// Nil before the target has introduced itself, and once it is gone.
  nonisolated(unsafe) unowned(unsafe) package private(set) var target: Target?

  package init() {}

  /// To be called by the target, in its initialiser.
  package func begin(_ target: Target) { self.target = target }

  /// To be called by the target, in its `deinit`.
  package func end() { target = nil }
}
