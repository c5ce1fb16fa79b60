internal import Foundation
internal import SwiftUILayout

/// The way of one value along its keyframes.
struct KeyframeCourse<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The way from one keyframe to the next.
  private struct Part {
    let from: Value
    let keyframe: _Keyframe<Value>
    /// In seconds, from the beginning.
    let start: Double
    /// Of cubic curves, in units a second.
    var startVelocity = Data.zero
    var endVelocity = Data.zero

    func value(at time: Double) -> Value {
      var result = keyframe.value
      guard keyframe.duration > 0, time < keyframe.duration else { return result }
      let (first, last) = (from.animatableData, keyframe.value.animatableData)
      let progress = time / keyframe.duration
      switch keyframe.kind {
      case .linear(let curve):
        result.animatableData = first + (last - first).scaled(by: curve.value(at: progress))
      case .spring(let spring, let velocity):
        result.animatableData = spring.value(
          fromValue: first, toValue: last, initialVelocity: velocity?.animatableData ?? .zero, time: time)
      case .cubic:
        let (square, cube) = (progress * progress, progress * progress * progress)
        result.animatableData =
          first.scaled(by: 2 * cube - 3 * square + 1) + last.scaled(by: 3 * square - 2 * cube)
          + startVelocity.scaled(by: (cube - 2 * square + progress) * keyframe.duration)
          + endVelocity.scaled(by: (cube - square) * keyframe.duration)
      case .move: break
      }
      return result
    }
  }

  private let initial: Value
  private var parts: [Part] = []
  /// In seconds.
  let duration: Double

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    var (value, time) = (initial, 0.0)
    for keyframe in keyframes {
      parts.append(Part(from: value, keyframe: keyframe, start: time))
      value = keyframe.value
      time += keyframe.duration
    }
    duration = time
    for index in parts.indices {
      guard case .cubic(let start, let end) = parts[index].keyframe.kind else { continue }
      parts[index].startVelocity = start?.animatableData ?? velocity(before: index)
      parts[index].endVelocity = end?.animatableData ?? velocity(before: index + 1)
    }
  }

  /// The velocity between two keyframes: that of a Catmull-Rom spline between cubic ones, as documented. What it is beside other
  /// kinds and at both ends isn't: none here.
  private func velocity(before index: Int) -> Data {
    guard index > 0, index < parts.count else { return .zero }
    let (first, second) = (parts[index - 1], parts[index])
    guard case .cubic = first.keyframe.kind, case .cubic = second.keyframe.kind else { return .zero }
    let time = first.keyframe.duration + second.keyframe.duration
    guard time > 0 else { return .zero }
    return (second.keyframe.value.animatableData - first.from.animatableData).scaled(by: 1 / time)
  }

  /// - Parameter time: in seconds.
  func value(at time: Double) -> Value {
    guard let part = parts.last(where: { $0.start <= time }) else { return parts.first?.from ?? initial }
    return part.value(at: time - part.start)
  }
}
