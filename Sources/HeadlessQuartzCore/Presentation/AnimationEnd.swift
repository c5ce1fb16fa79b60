internal import Foundation

/// Notifies an animation's delegate: of the start, with the next update of the window, and of the end, when the animation's time
/// has been counted. An animation that repeats forever only starts.
struct AnimationEnd {
  private let animation: CAAnimation
  private let layer: CALayer
  private let delegate: (any CAAnimationDelegate)?

  init(_ animation: CAAnimation, of layer: CALayer, _ delegate: (any CAAnimationDelegate)?) {
    self.animation = animation
    self.layer = layer
    self.delegate = delegate
  }

  /// The animation of a layer that is in no window yet waits for one.
  func schedule() {
    guard MainThread.isCurrent else { return }
    // Unsafe: this is the main thread, and none of the values leaves it.
    nonisolated(unsafe) let end = self
    MainActor.assumeIsolated {
      let endInTransactions = [TransactionGroup].waiting.begin()
      guard !end.startInWindow(endInTransactions) else { return }
      CountedTime.current.add(
        unseen: UnseenAnimations.Entry(
          layer: end.layer, animation: end.animation, delegate: end.delegate, endInTransactions: endInTransactions))
    }
  }

  /// Lets the animation start with the next update of the layer's window; returns false if the layer is in no window.
  @MainActor func startInWindow(_ endInTransactions: @escaping () -> Void) -> Bool {
    let top = layer.topmost
    guard let owner = top.owner, owner.isUpdatingLayers else { return false }
    owner.layerAfterUpdate(top) { start(endInTransactions) }
    return true
  }

  @MainActor private func start(_ endInTransactions: @escaping () -> Void) {
    delegate?.animationDidStart(animation)
    guard let duration else { return endInTransactions() }
    CountedTime.current.add(delay: delay, duration: duration) {
      // An animation that was removed before its end hasn't finished.
      delegate?.animationDidStop(animation, finished: layer.animations.contains { $0.animation === animation })
      endInTransactions()
    }
  }

  private var delay: TimeInterval {
    animation.beginTime > 0 ? max(animation.beginTime - layer.convertTime(CACurrentMediaTime(), from: nil), 0) : 0
  }

  /// The duration, in seconds; nil for an endless animation.
  private var duration: TimeInterval? {
    // Apps use the greatest number for "forever", in addition to infinity.
    if animation.repeatCount >= .greatestFiniteMagnitude || animation.repeatDuration >= .greatestFiniteMagnitude {
      return nil
    }
    let once = (animation.duration > 0 ? animation.duration : 0.25) * (animation.autoreverses ? 2 : 1)
    let whole = animation.repeatDuration > 0 ? animation.repeatDuration : once * Double(max(animation.repeatCount, 1))
    return whole / Double(animation.speed > 0 ? animation.speed : 1)
  }
}
