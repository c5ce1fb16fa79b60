public import Foundation
internal import Graphics

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Where a filter draws a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what isn't drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Has no effect: a shadow and what casts it are always put together in a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The colour or style of a drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let kind: Kind

    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// The colour; nil for other shadings.
    func color(in environment: EnvironmentValues) -> Graphics.Color? {
      guard case .style(let style) = kind else { return nil }
      return style._resolve(_StyleContext(environment)).style.color
    }

    func items(
      filling path: Graphics.Path, rule: FillRule, in bounds: CGRect, _ environment: EnvironmentValues
    ) -> [DisplayItem] {
      func gradient(_ gradient: Gradient) -> Graphics.Gradient { .init(stops: gradient.resolved(in: environment)) }
      let paint: Paint
      switch kind {
      case .style(let style):
        return style._resolve(_StyleContext(environment)).style.items(
          filling: path, in: path.controlPointBox.isNull ? bounds : path.controlPointBox, rule: rule)
      case .linear(let colors, let start, let end): paint = .linearGradient(gradient(colors), from: start, to: end)
      case .radial(let colors, let center, let start, let end):
        paint = .radialGradient(
          gradient(colors), startCenter: center, startRadius: start, endCenter: center, endRadius: end)
      case .conic(let colors, let center, let angle):
        paint = .conicGradient(gradient(colors), center: center, angle: angle.radians)
      }
      return path.isEmpty ? [] : [.fill(path, paint, rule: rule)]
    }
  }

  /// An image that is resolved for drawing.
  public struct ResolvedImage {
    let content: HeadlessSwiftUI.ResolvedImage
    public var shading: Shading?

    public var size: CGSize { content.size }
    /// The distance from the top, in points.
    public var baseline: CGFloat { content.size.height - (content.baselineOffset ?? 0) }
  }

  /// A text that is resolved for drawing.
  public struct ResolvedText {
    let content: TextContent

    public func measure(in size: CGSize) -> CGSize {
      content.layout(width: size.width, height: size.height).size
    }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).firstBaseline
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).lastBaseline
    }
  }
}
