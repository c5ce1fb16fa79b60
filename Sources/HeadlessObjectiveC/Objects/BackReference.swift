/// A reference to an object without retaining it, like `weak`. The target holds its single back reference and ends it in its
/// deinit; all other objects reference the back reference.
///
/// A weak reference moves its target's reference counts into a side table, which slows every retain and release of the target: a
/// sixth of a screen's time, since nearly every view and layer is a superview, owner or container.
///
/// Threads: there is no lock. It is used on one thread at a time, the one that its target belongs to: views and controllers on the
/// main thread, layers and constraints that aren't displayed on the thread that works with their tree. Objects that are passed to
/// another thread are no longer used on the first. The target's `deinit`, which ends the reference, is such a use: see
/// ``MainThreadDeallocation``. If that isn't available, a target may be released while another thread reads the reference, which is
/// then a weak reference, which Swift makes safe.
// Unchecked: used on one thread at a time, or a weak reference; see above.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  nonisolated(unsafe) private unowned(unsafe) var unguarded: Target?
  nonisolated(unsafe) private weak var guarded: Target?
  private let isGuarded: Bool

  /// - Parameter isGuarded: whether the target may be released on another thread than the reader's.
  package init(isGuarded: Bool = !MainThreadDeallocation.isPossible) { self.isGuarded = isGuarded }

  /// Nil before the target has registered itself, and after it is released.
  package var target: Target? { isGuarded ? guarded : unguarded }

  /// Called by the target in its initialiser.
  package func begin(_ target: Target) { if isGuarded { guarded = target } else { unguarded = target } }

  /// Called by the target in its `deinit`.
  package func end() {
    unguarded = nil
    guarded = nil
  }
}
