/// The progress of an animation from 0 to 1: a curve or a spring, and the changes of its timing in order.
struct AnimationCourse: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// - Parameter duration: the duration in seconds.
    case curve(UnitCurve, duration: Double)
    case spring(Spring)

    /// In seconds.
    var duration: Double {
      switch self {
      case .curve(_, let duration): duration
      case .spring(let spring): spring.settlingDuration
      }
    }

    /// In seconds; of a spring without the tail in which it settles.
    var logicalDuration: Double {
      switch self {
      case .curve(_, let duration): duration
      case .spring(let spring): spring.duration
      }
    }
  }

  enum Change: Hashable, Sendable {
    /// In seconds.
    case delay(Double)
    case speed(Double)
    case repetition(Double, autoreverses: Bool)
    /// A spring that begins with a velocity, in changes per second, and adds its effect to those of other animations.
    case interpolating(velocity: Double)
    /// A course that an app computes takes the base's place.
    case computed(AnyComputedCourse)

    /// Returns the duration after a change of the timing, in seconds.
    func duration(of inner: Double) -> Double {
      switch self {
      case .delay(let delay): inner + delay
      case .speed(let speed): speed > 0 ? inner / speed : inner
      case .repetition(let count, _): inner * count
      case .interpolating: inner
      case .computed(let computed): computed.course.duration
      }
    }

    fileprivate func logicalDuration(of inner: Double) -> Double {
      if case .computed(let computed) = self { return computed.course.logicalDuration }
      return duration(of: inner)
    }
  }

  private let base: Base
  private var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  func changed(by change: Change) -> AnimationCourse {
    var course = self
    course.changes.append(change)
    return course
  }

  /// What an app computes; nil for other courses, and for one whose timing was changed.
  var computed: (any ComputedCourse)? {
    guard changes.count == 1, case .computed(let computed) = changes[0] else { return nil }
    return computed.course
  }

  /// In seconds.
  var duration: Double { duration(changes[...]) }

  /// The time after which the movement counts as complete, in seconds.
  var logicalDuration: Double { changes.reduce(base.logicalDuration) { $1.logicalDuration(of: $0) } }

  /// Whether the movement takes over from another with its velocity.
  var takesOverVelocities: Bool {
    guard case .spring = base else { return false }
    return !changes.contains { if case .interpolating = $0 { true } else { false } }
  }

  /// Returns the progress after a time in seconds.
  func value(at time: Double) -> Double { value(at: time, changes[...]) }

  /// The last change is the outermost: `.delay(1).speed(2)` waits for half a second.
  private func value(at time: Double, _ changes: ArraySlice<Change>) -> Double {
    guard let last = changes.last else { return baseValue(at: max(time, 0)) }
    let inner = changes.dropLast()
    switch last {
    case .delay(let delay): return time < delay ? 0 : value(at: time - delay, inner)
    case .speed(let speed): return value(at: time * max(speed, 0), inner)
    case .repetition(let count, let autoreverses):
      let length = duration(inner)
      guard length > 0, time >= 0 else { return value(at: time, inner) }
      let cycle = (time / length).rounded(.down)
      // The final value is the one that was set, also after an even number of autoreversed repetitions.
      guard cycle < count else { return 1 }
      let inside = time - cycle * length
      let isBack = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
      return value(at: isBack ? length - inside : inside, inner)
    case .interpolating(let velocity):
      guard case .spring(let spring) = base else { return value(at: time, inner) }
      return spring.value(target: 1.0, initialVelocity: velocity, time: max(time, 0))
    case .computed(let computed): return computed.course.value(at: max(time, 0))
    }
  }

  /// Returns what a velocity at the start adds to the progress after a time in seconds; 0 for courses that take over none.
  func way(at time: Double, withVelocity velocity: Double) -> Double {
    takesOverVelocities ? way(at: time, velocity, changes[...]) : 0
  }

  private func way(at time: Double, _ velocity: Double, _ changes: ArraySlice<Change>) -> Double {
    guard let last = changes.last else {
      guard case .spring(let spring) = base else { return 0 }
      return spring.value(target: 0.0, initialVelocity: velocity, time: max(time, 0))
    }
    let inner = changes.dropLast()
    return switch last {
    // What the movement was doing stops at once: nothing is documented for the time of the delay.
    case .delay(let delay): time < delay ? 0 : way(at: time - delay, velocity, inner)
    case .speed(let speed): speed > 0 ? way(at: time * speed, velocity / speed, inner) : 0
    case .repetition: time < duration(inner) ? way(at: time, velocity, inner) : 0
    case .interpolating, .computed: 0
    }
  }

  private func baseValue(at time: Double) -> Double {
    switch base {
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring): spring.value(target: 1.0, time: time)
    }
  }

  private func duration(_ changes: ArraySlice<Change>) -> Double {
    changes.reduce(base.duration) { $1.duration(of: $0) }
  }
}
