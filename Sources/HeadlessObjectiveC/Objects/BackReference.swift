/// Points back at an object without keeping it alive, as `weak` does. The target holds its one back reference and ends it
/// when it goes; all other objects hold the back reference.
///
/// A weak reference moves its target's counts into a side table, which slows every retain and release of the target from
/// then on: a sixth of a screen's time, since nearly every view and layer is a superview, owner or container.
///
/// Threads: nothing here is locked. It is used on one thread at a time, the one that its target belongs to: views and controllers
/// on the main thread, layers and constraints that aren't shown on the thread that works with their tree. What is handed to another
/// thread is no longer used on the first. The target's `deinit`, which ends the reference, is such a use: see
/// ``MainThreadDeallocation``. Where that isn't possible, a target may go while another thread reads the reference, and it is a
/// weak one after all, which Swift makes safe.
// Unchecked: see above, one thread at a time, or a weak reference.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  nonisolated(unsafe) private unowned(unsafe) var unguarded: Target?
  nonisolated(unsafe) private weak var guarded: Target?
  private let isGuarded: Bool

  /// - Parameter isGuarded: whether the target may go on another thread than the one that asks for it.
  package init(isGuarded: Bool = !MainThreadDeallocation.isPossible) { self.isGuarded = isGuarded }

  /// Nil before the target has introduced itself, and once it is gone.
  package var target: Target? { isGuarded ? guarded : unguarded }

  /// To be called by the target, in its initialiser.
  package func begin(_ target: Target) { if isGuarded { guarded = target } else { unguarded = target } }

  /// To be called by the target, in its `deinit`.
  package func end() {
    unguarded = nil
    guarded = nil
  }
}
