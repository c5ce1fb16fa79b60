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

  /// A filter that is applied to a canvas's drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, CGFloat, CGSize)
      case blur(CGFloat)
      case matrix(ColorMatrix)
      case multiply(Color)
    }

    let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
    }
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .matrix(.hueRotation(angle.radians))) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .matrix(.saturation(amount))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .matrix(.brightness(amount))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .matrix(.contrast(amount))) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .matrix(.saturation(1 - amount))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .matrix(.inversion)) }
    public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

    func applied(to items: [DisplayItem], in bounds: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
      switch kind {
      case .shadow(let color, let radius, let offset):
        let shadow = Shadow(color: color.displayColor(in: environment), offset: offset, sigma: max(radius, 0))
        return [.group(DisplayGroup(shadow: shadow, items: items))]
      case .blur(let radius):
        guard radius > 0 else { return items }
        let area = Graphics.Path(rect: bounds.insetBy(dx: -3 * radius, dy: -3 * radius))
        return [.group(DisplayGroup(items: items + [.backdropBlur(area, sigma: radius)], colorMatrix: .identity))]
      case .matrix(let matrix): return [.group(DisplayGroup(items: items, colorMatrix: matrix))]
      case .multiply(let color):
        return [.group(DisplayGroup(items: items, colorMatrix: .multiplying(color.displayColor(in: environment))))]
      }
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

extension ColorMatrix {
  static func multiplying(_ color: Graphics.Color) -> ColorMatrix {
    ColorMatrix(
      red: Row(Double(color.red), 0, 0), green: Row(0, Double(color.green), 0), blue: Row(0, 0, Double(color.blue)),
      alpha: Row(0, 0, 0, Double(color.alpha)))
  }
}
