/// How something changes in time. Pictures show the end; durations count for what is called when an animation has ended.
public struct Animation: Hashable, Sendable {
  private let name: String
  /// In seconds, once; springs as long as they visibly move.
  package let duration: Double
  private let count: Double

  private init(_ name: String, _ duration: Double, count: Double = 1) {
    self.name = name
    self.duration = duration
    self.count = count
  }

  /// In seconds, with repetitions; infinite for an animation without an end.
  package var totalDuration: Double { duration * count }

  // MARK: Curves: 0.35 seconds where nothing is said, as in SwiftUI

  public static let `default` = Animation("default", 0.5)
  public static let linear = Animation("linear", 0.35)
  public static let easeIn = Animation("easeIn", 0.35)
  public static let easeOut = Animation("easeOut", 0.35)
  public static let easeInOut = Animation("easeInOut", 0.35)

  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation("curve \(x1) \(y1) \(x2) \(y2)", duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation("curve \(curve)", duration)
  }

  // MARK: Springs

  public static let spring = Animation.spring(duration: 0.5)
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
  public static let smooth = Animation.spring(duration: 0.5)
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  public static let interactiveSpring = Animation.interactiveSpring(response: 0.15)
  public static let interpolatingSpring = Animation.spring(duration: 0.5)

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation("spring \(spring.response) \(spring.dampingRatio) \(blendDuration)", spring.settlingDuration)
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
  ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)) }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation.spring(spring)
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

  // MARK: Changes of time

  public func delay(_ delay: Double) -> Animation {
    Animation("\(name) after \(delay)", duration + delay, count: count)
  }
  public func speed(_ speed: Double) -> Animation {
    Animation("\(name) by \(speed)", speed > 0 ? duration / speed : duration, count: count)
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(name) \(repeatCount) times \(autoreverses)", duration, count: Double(repeatCount))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(name) forever \(autoreverses)", duration, count: .infinity)
  }
  /// Completions come earlier: by SwiftUI's name for a duration that is cut off.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation("\(name) completes after \(duration)", duration, count: 1)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { name }
}
