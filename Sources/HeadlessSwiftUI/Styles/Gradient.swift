public import Foundation
internal import Graphics

/// Colour stops of a gradient.
public struct Gradient: Hashable, Sendable {
  /// The colour space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  var space = ColorSpace.device

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  /// The stops for painting; a perceptual gradient has additional ones, as everything is painted in sRGB.
  func resolved(in environment: EnvironmentValues) -> [Graphics.Gradient.Stop] {
    let plain = stops.map { stop in
      Graphics.Gradient.Stop(location: stop.location, color: stop.color.displayColor(in: environment))
    }
    guard space == .perceptual, stops.count > 1 else { return plain }
    var result = plain.prefix(1).map(\.self)
    for (left, right) in zip(stops, stops.dropFirst()) {
      for step in 1...8 {
        let fraction = Double(step) / 8
        result.append(
          .init(
            location: left.location + (right.location - left.location) * fraction,
            color: left.color.mix(with: right.color, by: fraction).displayColor(in: environment)))
      }
    }
    return result
  }
}

/// A gradient whose geometry depends on the context: from top to bottom if it is used as a style.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}

extension AnyGradient: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    .gradient(gradient, .linear(from: .top, to: .bottom), context)
  }
}

extension Gradient: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    .gradient(self, .linear(from: .top, to: .bottom), context)
  }
}

extension Color {
  /// From a lighter shade to the colour. The shade isn't documented; it is estimated.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.16), self])) }
}

extension _PaintStyle {
  static func gradient(_ gradient: Gradient, _ kind: ResolvedGradient.Kind, _ context: _StyleContext) -> _PaintStyle {
    var resolved = ResolvedGradient(kind: kind, stops: gradient.resolved(in: context.environment))
    if context.level > 0 { resolved.fade(Color.opacity(ofLevel: context.level)) }
    return _PaintStyle(ResolvedStyle(.gradient(resolved)))
  }
}
