public import Foundation
internal import Graphics

extension GraphicsContext {
  /// The colour or style of a drawing.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiled(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
      case backdrop
      /// A shading with the values of an environment other than that of the context that draws.
      case resolved(Shading, UncheckedValue<EnvironmentValues>)
    }

    let kind: Kind

    /// Fills with a colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Fills with a colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Fills with a grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Fills with the environment's foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Fills with a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// Fills with nothing: there is no Metal here that could run a shader.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

    /// What the context has drawn so far: with filters, for what shows a changed picture of what is below.
    public static var backdrop: Shading { Shading(kind: .backdrop) }
    /// Shadings for several levels. Fills and strokes use the first one, and nothing is drawn without any.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// - Parameters:
    ///   - startPoint: in the context's coordinates, as `endPoint` is.
    ///   - options: how the gradient goes on beyond the two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    /// - Parameters:
    ///   - center: in the context's coordinates; the radii are in points.
    ///   - options: how the gradient goes on within the first and beyond the last radius.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
    /// - Parameter options: only `linearColor` matters, as the gradient takes a whole turn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }
    /// An image, or a part of it, as a repeated pattern.
    ///
    /// - Parameters:
    ///   - origin: where a repetition starts, in the context's coordinates.
    ///   - sourceRect: the part in unit coordinates.
    ///   - scale: multiplied with the image's size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiled(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    var isBackdrop: Bool {
      switch kind {
      case .backdrop: true
      case .palette(let shadings): shadings.first?.isBackdrop ?? false
      case .resolved(let shading, _): shading.isBackdrop
      default: false
      }
    }

    /// The colour; nil for other shadings.
    func color(in environment: EnvironmentValues) -> Graphics.Color? {
      switch kind {
      case .style(let style): style._resolve(_StyleContext(environment)).style.color
      case .palette(let shadings): shadings.first?.color(in: environment)
      case .resolved(let shading, let own): shading.color(in: own.value)
      default: nil
      }
    }

    /// The shading with the values of an environment, unless it already has those of another one.
    func resolved(in environment: EnvironmentValues) -> Shading {
      if case .resolved = kind { return self }
      return Shading(kind: .resolved(self, UncheckedValue(environment)))
    }

    func items(
      filling path: Graphics.Path, rule: FillRule, in bounds: CGRect, _ environment: EnvironmentValues
    ) -> [DisplayItem] {
      let area = path.controlPointBox.isNull ? bounds : path.controlPointBox
      switch kind {
      case .style(let style):
        let style = style._resolve(_StyleContext(environment)).style
        // A style's own rectangle is in the context's coordinates.
        let bounds = style.frame == nil ? area : CGRect(origin: .zero, size: area.size)
        return style.items(filling: path, in: bounds, rule: rule)
      case .palette(let shadings):
        return shadings.first?.items(filling: path, rule: rule, in: bounds, environment) ?? []
      case .resolved(let shading, let own): return shading.items(filling: path, rule: rule, in: bounds, own.value)
      case .backdrop: return []
      case .linear, .radial, .conic, .tiled:
        guard !path.isEmpty, let paint = paint(over: area, environment) else { return [] }
        return [.fill(path, paint, rule: rule)]
      }
    }

    /// The paint of a gradient or a pattern; nil for other shadings.
    ///
    /// - Parameter area: what is painted, in the context's coordinates.
    private func paint(over area: CGRect, _ environment: EnvironmentValues) -> Paint? {
      switch kind {
      case .linear(let colors, let start, let end, let options):
        let (way, reach) = Self.line(from: start, to: end, over: area)
        let course = GradientCourse(colors.resolved(in: environment), options, over: reach)
        let first = CGPoint(
          x: start.x + way.dx * course.range.lowerBound, y: start.y + way.dy * course.range.lowerBound)
        let last = CGPoint(x: start.x + way.dx * course.range.upperBound, y: start.y + way.dy * course.range.upperBound)
        return .linearGradient(.init(stops: course.stops), from: first, to: last)
      case .radial(let colors, let center, let start, let end, let options):
        let corners = [area.minX, area.maxX].flatMap { x in
          [area.minY, area.maxY].map { hypot(x - center.x, $0 - center.y) }
        }
        let (length, farthest) = (end - start, corners.max() ?? 0)
        let reach = length > 0 ? -start / length...max(farthest - start, length) / length : 0...1
        let course = GradientCourse(colors.resolved(in: environment), options, over: reach)
        return .radialGradient(
          .init(stops: course.stops), startCenter: center, startRadius: start + length * course.range.lowerBound,
          endCenter: center, endRadius: start + length * course.range.upperBound)
      case .conic(let colors, let center, let angle, let options):
        let course = GradientCourse(
          colors.resolved(in: environment), options.intersection(.linearColor), over: 0...1)
        return .conicGradient(.init(stops: course.stops), center: center, angle: angle.radians)
      case .tiled(let image, let origin, let sourceRect, let scale):
        let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
        guard case .image(let content, let unit, _) = style._resolve(_StyleContext(environment)).style.source,
          unit.width > 0, unit.height > 0
        else { return nil }
        return .pattern(content, origin: origin, size: unit)
      case .style, .palette, .backdrop, .resolved: return nil
      }
    }

    /// The vector between two points, and the part of the line through them whose perpendiculars cross an area: 0 is the start,
    /// and 1 the end.
    private static func line(
      from start: CGPoint, to end: CGPoint, over area: CGRect
    ) -> (way: CGVector, reach: ClosedRange<CGFloat>) {
      let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let square = way.dx * way.dx + way.dy * way.dy
      guard square > 0 else { return (way, 0...1) }
      let places = [area.minX, area.maxX].flatMap { x in
        [area.minY, area.maxY].map { y in ((x - start.x) * way.dx + (y - start.y) * way.dy) / square }
      }
      return (way, min(places.min() ?? 0, 0)...max(places.max() ?? 1, 1))
    }
  }
}
