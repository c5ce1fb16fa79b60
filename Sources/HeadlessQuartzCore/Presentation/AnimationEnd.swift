internal import Foundation

/// Tells an animation's delegate that it has started and ended, with the next update of the window. What repeats without an
/// end only starts.
struct AnimationEnd {
  private let animation: CAAnimation
  private let layer: CALayer
  private let delegate: any CAAnimationDelegate

  init(_ animation: CAAnimation, of layer: CALayer, _ delegate: any CAAnimationDelegate) {
    self.animation = animation
    self.layer = layer
    self.delegate = delegate
  }

  /// A layer that is in no window has nobody who waits for it.
  func schedule() {
    guard MainThread.isCurrent else { return }
    var root = layer
    while let superlayer = root.superlayer { root = superlayer }
    nonisolated(unsafe) let (end, top) = (self, root)
    MainActor.assumeIsolated {
      top.owner?.layerAfterUpdate(top) { end.tell() }
    }
  }

  private func tell() {
    delegate.animationDidStart(animation)
    // The greatest number is the customary way to say "for ever", beside infinity.
    let isEndless =
      animation.repeatCount >= .greatestFiniteMagnitude || animation.repeatDuration >= .greatestFiniteMagnitude
    if isEndless { return }
    // One that was taken off before hasn't finished.
    delegate.animationDidStop(animation, finished: layer.animations.contains { $0.animation === animation })
  }
}
