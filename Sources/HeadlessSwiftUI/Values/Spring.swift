public import Foundation

/// A spring that something moves by.
public struct Spring: Hashable, Sendable {
  /// How long the motion seems to take, in seconds.
  public let duration: TimeInterval
  /// From 0 for none to 1 for an endless one; negative values are damped more than needed.
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
