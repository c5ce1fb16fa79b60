internal import Foundation
internal import Graphics

extension Color {
  /// The components of a resolved colour.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour in hexadecimal digits: `#FF0000FF`.
    public var description: String {
      func byte(_ component: Float) -> String {
        let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
        let digits = String(value, radix: 16, uppercase: true)
        return value < 16 ? "0" + digits : digits
      }
      return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
    }

    /// Returns a colour with another exposure.
    func exposed(by stops: Double) -> Color.Resolved {
      var result = self
      let factor = Float(exp2(stops))
      result.linearRed *= factor
      result.linearGreen *= factor
      result.linearBlue *= factor
      return result
    }

    private static func linear(_ value: Float) -> Float { Float(SRGBTransfer.linear(CGFloat(value))) }
    private static func encoded(_ value: Float) -> Float { Float(SRGBTransfer.encoded(CGFloat(value))) }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    let color = display
    return _PaintStyle(ResolvedStyle(color.withAlpha(color.alpha * Color.opacity(ofLevel: context.level))))
  }
}
