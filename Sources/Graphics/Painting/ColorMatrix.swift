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

  public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let identity = ColorMatrix(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// The transformed colour, clamped to 0...1.
  public func apply(to color: Color) -> Color {
    func sum(_ row: Row) -> Double {
      let sum =
        row.red * Double(color.red) + row.green * Double(color.green) + row.blue * Double(color.blue)
        + row.alpha * Double(color.alpha) + row.bias
      return sum.isFinite ? min(max(sum, 0), 1) : 0
    }
    return Color(red: sum(red), green: sum(green), blue: sum(blue), alpha: sum(alpha))
  }
}
