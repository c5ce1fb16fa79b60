internal import Foundation

/// A linear function of a pixel's components: each result is a weighted sum of all components and a constant. Components are
/// straight, and between 0 and 1.
public struct ColorMatrix: Hashable, Sendable {
  /// The weights of red, green, blue, alpha and 1, in this order.
  public struct Row: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public var bias: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, bias: Double = 0) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.bias = bias
    }
  }

  public var red: Row
  public var green: Row
  public var blue: Row
  public var alpha: Row
  /// Whether the components are in linear light, as in Core Image, while the function is applied; they are sRGB's otherwise.
  public var isInLinearLight = false

  public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let identity = ColorMatrix(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// The transformed colour, clamped to 0...1.
  public func apply(to color: Color) -> Color {
    func light(_ component: CGFloat) -> Double {
      Double(isInLinearLight ? SRGBTransfer.linear(component) : component)
    }
    let source = (red: light(color.red), green: light(color.green), blue: light(color.blue))
    func sum(_ row: Row) -> Double {
      let colors: Double = row.red * source.red + row.green * source.green + row.blue * source.blue
      let sum: Double = colors + row.alpha * Double(color.alpha) + row.bias
      return sum.isFinite ? min(max(sum, 0), 1) : 0
    }
    let alpha = sum(self.alpha)
    guard isInLinearLight else { return Color(red: sum(red), green: sum(green), blue: sum(blue), alpha: alpha) }
    func encoded(_ row: Row) -> CGFloat { SRGBTransfer.encoded(sum(row)) }
    return Color(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }
}
