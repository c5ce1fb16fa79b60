internal import Foundation

/// The state of an animation at a time.
///
/// No time passes here: running animations are at their end, which is the time `infinity`. Only a layer whose speed is 0, with
/// its sublayers, is at a finite time: the layer's `timeOffset`.
struct AnimationClock {
  let animation: CAAnimation
  /// Whether the animation is part of a group. Only the group itself is removed from its layer.
  var isInGroup = false

  /// The duration of one cycle, in seconds: the animation's own, or else the default.
  var duration: CFTimeInterval { animation.duration > 0 ? animation.duration : 0.25 }

  /// The time within a cycle, in seconds, from 0 to the duration; nil if the animation has no effect at the time.
  ///
  /// An animation that repeats forever has no final value. At the end of all animations the time is nil, or the start if the
  /// animation fills the time after its end.
  ///
  /// - Parameter parentTime: in seconds since the animation was added.
  func time(at parentTime: CFTimeInterval) -> CFTimeInterval? {
    let speed = Double(animation.speed)
    let begin = animation.beginTime
    if speed == 0 { return folded(animation.timeOffset) }
    var time = (parentTime - begin) * speed + animation.timeOffset
    if parentTime < begin {
      guard animation.fillMode == .backwards || animation.fillMode == .both else { return nil }
      time = max(animation.timeOffset, 0)
    }
    let total = total
    // Within a group the end of the last cycle still belongs to the animation.
    if isInGroup, abs(time - total) < 1e-9 { return foldedEnd(total) }
    if time >= total {
      let keepsEnd = animation.fillMode == .forwards || animation.fillMode == .both
      guard keepsEnd, isInGroup || !animation.isRemovedOnCompletion else { return nil }
      return total.isFinite ? foldedEnd(total) : folded(max(animation.timeOffset, 0))
    }
    return time < 0 ? nil : folded(time)
  }

  /// The number of cycles that are complete at a time.
  func cycles(at parentTime: CFTimeInterval) -> Int {
    let time = (parentTime - animation.beginTime) * Double(animation.speed) + animation.timeOffset
    let cycle = animation.autoreverses ? duration * 2 : duration
    guard animation.speed != 0, total.isFinite || time.isFinite else { return 0 }
    let isOver = time >= total
    let count = (min(time, total) / cycle).rounded(.down)
    // At the end of a whole number of cycles, the last cycle still applies, and not the start of another.
    let whole = isOver && count * cycle == total ? count - 1 : count
    return Int(min(max(whole, 0), 1e9))
  }

  private var total: CFTimeInterval {
    // Apps use the greatest number for "forever", in addition to infinity.
    if animation.repeatCount >= .greatestFiniteMagnitude { return .infinity }
    if animation.repeatDuration >= .greatestFiniteMagnitude { return .infinity }
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    let cycle = animation.autoreverses ? duration * 2 : duration
    return animation.repeatCount > 0 ? cycle * Double(animation.repeatCount) : cycle
  }

  private func folded(_ time: CFTimeInterval) -> CFTimeInterval {
    guard animation.autoreverses else { return time.truncatingRemainder(dividingBy: duration) }
    let inside = time.truncatingRemainder(dividingBy: duration * 2)
    return inside > duration ? duration * 2 - inside : inside
  }

  private func foldedEnd(_ total: CFTimeInterval) -> CFTimeInterval {
    let end = folded(total)
    // A whole number of cycles ends at the end of the last one.
    return end == 0 && !animation.autoreverses ? duration : end
  }

  /// The progress of the animation within a cycle, according to its timing function or its spring.
  func progress(at time: CFTimeInterval) -> CGFloat {
    if let spring = animation as? CASpringAnimation {
      return SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: spring.initialVelocity,
        allowsOverdamping: spring.allowsOverdamping
      ).value(at: time)
    }
    let fraction = CGFloat(time / duration)
    return animation.timingFunction.map { $0.value(at: fraction) } ?? fraction
  }
}
