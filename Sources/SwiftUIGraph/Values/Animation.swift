internal import SwiftUILayout

/// The timing of a change. Pictures at rest show the end, those of moments the intermediate values; the duration determines when
/// completions are called.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let course: AnimationCourse
  /// The duration in seconds; nil for completions when the movement is logically complete.
  private let completesAfter: Double?

  private init(_ name: String, _ course: AnimationCourse, completesAfter: Double? = nil) {
    self.name = name
    self.course = course
    self.completesAfter = completesAfter
  }

  private init(_ name: String, _ duration: Double, _ curve: UnitCurve) {
    self.init(name, AnimationCourse(.curve(curve, duration: duration)))
  }

  /// Returns the progress after a time in seconds: from 0 to 1, and beyond for springs.
  package func value(at time: Double) -> Double { course.value(at: time) }

  /// The duration in seconds, with delays and repetitions; for springs until they visibly rest. Infinite for an animation without
  /// an end.
  package var totalDuration: Double { course.duration }

  /// The time after which the animation is logically complete, in seconds: for springs their perceptual duration.
  package var completionTime: Double { completesAfter ?? course.logicalDuration }

  /// The course of an animation that an app computes; nil for others, and for one whose timing was changed.
  package var computedCourse: (any ComputedCourse)? { course.computed }

  /// Whether the animation takes over from the one before it with the velocity of the value: springs, except for interpolating ones.
  package var takesOverVelocities: Bool { course.takesOverVelocities }

  /// Returns what a velocity at the start, in changes per second, adds to the progress after a time in seconds.
  func way(at time: Double, withVelocity velocity: Double) -> Double {
    course.way(at: time, withVelocity: velocity)
  }

  /// An animation that an app computes.
  package init(_ name: String, computed course: some ComputedCourse) {
    let plain = AnimationCourse(.curve(.linear, duration: course.duration))
    self.init(name, plain.changed(by: .computed(AnyComputedCourse(course: course))))
  }

  // MARK: Curves: 0.35 seconds by default, as in SwiftUI

  /// A spring without bounce, with a response of 0.55 seconds, since iOS 17.
  public static let `default` = Animation("default", Spring(response: 0.55, dampingRatio: 1))
  public static let linear = Animation("linear", 0.35, .linear)
  public static let easeIn = Animation("easeIn", 0.35, .easeIn)
  public static let easeOut = Animation("easeOut", 0.35, .easeOut)
  public static let easeInOut = Animation("easeInOut", 0.35, .easeInOut)

  public static func linear(duration: Double) -> Animation { Animation("linear", duration, .linear) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration, .easeIn) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration, .easeOut) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration, .easeInOut) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    return Animation("curve \(x1) \(y1) \(x2) \(y2)", duration, curve)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation("curve \(curve)", duration, curve)
  }

  // MARK: Springs

  public static let spring = Animation.spring(duration: 0.5)
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
  public static let smooth = Animation.spring(duration: 0.5)
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  public static let interactiveSpring = Animation.interactiveSpring(response: 0.15)
  public static let interpolatingSpring = Animation.interpolatingSpring(duration: 0.5)

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation("spring \(spring.response) \(spring.dampingRatio) \(blendDuration)", spring)
  }
  private init(_ name: String, _ spring: Spring) {
    self.init(name, AnimationCourse(.spring(spring)))
  }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }
  /// A spring whose effect is added to those of animations under way.
  ///
  /// - Parameter initialVelocity: at the start, as a multiple of the change per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation.spring(spring).changed(
      "interpolating \(initialVelocity)", by: .interpolating(velocity: initialVelocity))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  // MARK: Changes of the timing

  public func delay(_ delay: Double) -> Animation { changed("after \(delay)", by: .delay(delay)) }
  public func speed(_ speed: Double) -> Animation { changed("by \(speed)", by: .speed(speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed(
      "\(repeatCount) times \(autoreverses)", by: .repetition(Double(repeatCount), autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed("forever \(autoreverses)", by: .repetition(.infinity, autoreverses: autoreverses))
  }
  /// Changes when completions are called, without changing the movement.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation("\(name) completes after \(duration)", course, completesAfter: duration)
  }

  private func changed(_ words: String, by change: AnimationCourse.Change) -> Animation {
    Animation(
      "\(name) \(words)", course.changed(by: change), completesAfter: completesAfter.map(change.duration(of:)))
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { name }
}
