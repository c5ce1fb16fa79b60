import Foundation

/// The changes of an animator. A class of its own, because an animator may be released on any thread, and its changes end on the
/// main actor.
final class PendingChanges: @unchecked Sendable {
  @MainActor lazy var recorded = AnimatedChanges()
  /// Whether the animator is stopped, or has changes on the screen that aren't finished.
  @MainActor var isPending = false

  @MainActor var isEmpty: Bool { recorded.isEmpty }
  @MainActor private var group: ViewAnimationGroup?

  @MainActor init() {}

  @MainActor func addAnimations(_ duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    let group = ViewAnimationGroup {}
    recorded.addAnimations(to: group, duration: duration, delay: 0, curve: curve)
    self.group = group
  }

  @MainActor func removeAnimations() {
    if let group { recorded.removeAnimations(of: group) }
    group = nil
  }

  /// UIKit raises an exception for an animator that is released before it has finished. Here that is reported, and the views show
  /// their own values again.
  func release() {
    if MainThread.isCurrent { MainActor.assumeIsolated(giveUp) } else { Task { @MainActor in giveUp() } }
  }

  @MainActor private func giveUp() {
    removeAnimations()
    guard isPending else { return }
    recorded.hide()
    UsageWarning.print(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating "
        + "or be explicitly stopped and finished before they can be released.")
  }
}
