public import Foundation

/// A straight sRGB colour; components outside 0...1 belong to extended sRGB and are clamped when painted.
public struct Color: Hashable, Sendable, Codable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  public func withAlpha(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour isn't opaque; for messages. Components that aren't numbers are treated as 0.
  public var hexadecimal: String {
    func byte(_ component: CGFloat) -> String {
      let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + digits : digits
    }
    return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
  }
}
