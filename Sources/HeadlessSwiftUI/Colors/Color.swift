public import Foundation
public import HeadlessUIKit

/// A colour, which is resolved in the environment of the view that it paints.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The colour space of the components; all colours are painted in sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  indirect enum Content: Hashable, Sendable {
    case platform(UIColor)
    /// A colour of an asset catalog.
    case named(String, bundle: String?, UIColor)
    case system(SystemColor)
    /// The label colours, the strongest first.
    case label(Int)
    case accent
    case translucent(Color, Double)
    case mixed(Color, Color, by: Double, perceptual: Bool)
    case exposed(Color, stops: Double)
    case resolved(Resolved)
    case style(ColorOfStyle)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  public init(uiColor: UIColor) { content = .platform(uiColor) }
  @_disfavoredOverload public init(_ color: UIColor) { content = .platform(color) }
  public init(cgColor: CGColor) { content = .platform(UIColor(cgColor: cgColor)) }
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// A colour of an asset catalog; clear if the catalog has no colour of the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    let color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    content = .named(name, bundle: bundle.map { "\($0)" }, color)
  }
  public init(_ resource: ColorResource) { content = .platform(UIColor(resource: resource)) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    content = .resolved(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity).displayColor
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
  }
  /// A style that is a colour, such as another colour.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    content = (color as? Color)?.content ?? .style(ColorOfStyle(color))
  }
  public init(_ resolved: Resolved) { content = .resolved(resolved) }

  public func opacity(_ opacity: Double) -> Color { Color(.translucent(self, opacity)) }

  /// Returns a mix of this colour and another one.
  ///
  /// - Parameter fraction: 0 for this colour, 1 for the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, rhs, by: fraction, perceptual: colorSpace == .perceptual))
  }

  /// Returns a colour whose linear components are multiplied by 2 to the power of the stops. API of iOS 26.
  ///
  /// Pictures are of standard range: components above 1 are painted as 1.
  public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops: stops)) }
  /// Has no effect: pictures are of standard range. API of iOS 26.
  public func headroom(_ headroom: Double?) -> Color { self }

  public var description: String {
    switch content {
    case .platform(let color): "\(color)"
    // The provider's name in SwiftUI.
    case .named(let name, nil, _): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .named(let name, let bundle?, _): "NamedColor(name: \"\(name)\", bundle: Optional(\(bundle)))"
    case .system(let color): color.rawValue
    case .label(0): "primary"
    case .label: "secondary"
    case .accent: "accentColor"
    case .translucent(let color, let opacity): "\(Int(exactly: (opacity * 100).rounded()) ?? 0)% \(color)"
    case .exposed(let color, let stops): "\(color) adjusted by \(stops)"
    case .mixed(let first, let second, let fraction, _): "\(first) mixed with \(second) by \(fraction)"
    case .resolved(let color): color.description
    case .style(let style): "\(style)"
    }
  }
}

// In an extension, so that its values aren't isolated to an actor.
extension Color: _ElementView {
  public typealias Body = Never

  public func makeElement(_ context: _ElementContext) -> _FillElement { _FillElement() }

  public func updateElement(_ element: _FillElement, _ context: _ElementContext) {
    element.name = "Color"
    element.style = _resolve(_StyleContext(context.environment))
  }
}
