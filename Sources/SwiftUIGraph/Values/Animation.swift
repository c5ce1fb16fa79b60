/// How something changes in time: nothing does here.
public struct Animation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let bouncy = Animation("bouncy")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")

  public static func linear(duration: Double) -> Animation { Animation("linear \(duration)") }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn \(duration)") }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut \(duration)") }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut \(duration)") }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring \(response) \(dampingFraction) \(blendDuration)") }
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring \(duration) \(bounce) \(blendDuration)")
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring \(response) \(dampingFraction) \(blendDuration)") }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation("curve \(x1) \(y1) \(x2) \(y2) \(duration)") }

  public func delay(_ delay: Double) -> Animation { Animation("\(name) after \(delay)") }
  public func speed(_ speed: Double) -> Animation { Animation("\(name) by \(speed)") }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(name) \(count) times \(autoreverses)")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation("\(name) forever \(autoreverses)") }
}
