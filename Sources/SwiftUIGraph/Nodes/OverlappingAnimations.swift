import SwiftUILayout

/// What animations interpolate: numbers of one kind.
protocol AnimatedVector {
  /// Returns these numbers with a multiple of the difference of two others added.
  func adding(_ times: Double, of start: Self, to end: Self) -> Self
}

/// The animations of one value that are under way, the oldest first.
///
/// A spring takes over from a spring, with its velocity. Other animations run together, and their effects add up. That is SwiftUI's
/// rule, as documented for `CustomAnimation.shouldMerge` and `Animation.interpolatingSpring`.
struct OverlappingAnimations<Value: AnimatedVector> {
  private struct Part {
    let from: Value
    let to: Value
    let start: Double
    let animation: Animation
    /// The value shortly before and after the start, which give the velocity with which the part begins.
    var earlier: Value? = nil
    var later: Value? = nil

    var end: Double { start + animation.totalDuration }
  }

  /// The time between the values that give a velocity, in seconds.
  private static var step: Double { 1e-4 }

  /// The value at the end.
  let target: Value
  private let parts: [Part]

  /// The animation of a value that rests.
  init(from start: Value, to target: Value, at time: Double, _ animation: Animation) {
    self.target = target
    parts = [Part(from: start, to: target, start: time, animation: animation)]
  }

  private init(_ target: Value, _ parts: [Part]) {
    self.target = target
    self.parts = parts
  }

  /// The animations after a change of the target.
  func changed(to target: Value, at time: Double, _ animation: Animation) -> OverlappingAnimations {
    // One that repeats forever would never leave the value: a change ends it.
    guard end.isFinite else { return OverlappingAnimations(from: value(at: time), to: target, at: time, animation) }
    var running = parts.filter { $0.end > time }
    guard animation.takesOverVelocities, let last = running.last, last.animation.takesOverVelocities else {
      let next = Part(from: self.target, to: target, start: time, animation: animation)
      return OverlappingAnimations(target, running + [next])
    }
    running.removeLast()
    let spring = OverlappingAnimations(last.to, [last])
    let half = OverlappingAnimations.step / 2
    let next = Part(
      from: spring.value(at: time), to: target, start: time, animation: animation,
      earlier: spring.value(at: time - half), later: spring.value(at: time + half))
    return OverlappingAnimations(target, running + [next])
  }

  /// The moment at which the last animation ends.
  var end: Double { parts.reduce(-.infinity) { max($0, $1.end) } }

  /// The value at a moment: the target without what each animation has left of its change.
  func value(at time: Double) -> Value {
    parts.reduce(target) { value, part in
      guard time < part.end else { return value }
      let passed = max(time - part.start, 0)
      let moved = value.adding(part.animation.value(at: passed) - 1, of: part.from, to: part.to)
      guard let earlier = part.earlier, let later = part.later else { return moved }
      let way = part.animation.way(at: passed, withVelocity: 1) / OverlappingAnimations.step
      return moved.adding(way, of: earlier, to: later)
    }
  }
}

extension _AnimatedNumbers: AnimatedVector {
  func adding(_ times: Double, of start: _AnimatedNumbers, to end: _AnimatedNumbers) -> _AnimatedNumbers {
    guard values.count == start.values.count, values.count == end.values.count else { return self }
    let steps = zip(start.values, end.values).map { ($1 - $0) * times }
    guard data.count == start.data.count, data.count == end.data.count else { return self }
    let moved = data.indices.map { data[$0].adding(times, of: start.data[$0], to: end.data[$0]) }
    return _AnimatedNumbers(kind, zip(values, steps).map { $0 + $1 }, data: moved)
  }
}

extension _AnyAnimatableData: AnimatedVector {
  func adding(_ times: Double, of start: _AnyAnimatableData, to end: _AnyAnimatableData) -> _AnyAnimatableData {
    var way = end - start
    way.scale(by: times)
    return self + way
  }
}
