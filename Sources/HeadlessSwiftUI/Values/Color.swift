public import Foundation
public import HeadlessUIKit

/// A colour, which is one of UIKit's.
public struct Color: ShapeStyle, Hashable {
  /// The space of a colour's components; all are painted as sRGB.
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  let uiColor: UIColor

  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(_ color: UIColor) { uiColor = color }
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  @_disfavoredOverload public init(_ cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  /// A colour of an asset catalog; clear where there is none of this name.
  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }
  public init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    let color = uiColor
    return Color(
      UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
      })
  }
}

extension Color {
  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let mint = Color(uiColor: .systemMint)
  public static let teal = Color(uiColor: .systemTeal)
  public static let cyan = Color(uiColor: .systemCyan)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let brown = Color(uiColor: .systemBrown)
  public static let white = Color(uiColor: .white)
  public static let gray = Color(uiColor: .systemGray)
  public static let black = Color(uiColor: .black)
  public static let clear = Color(uiColor: .clear)
  public static let primary = Color(uiColor: .label)
  public static let secondary = Color(uiColor: .secondaryLabel)
  public static let accentColor = Color(uiColor: .tintColor)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init { traits in color.uiColor.resolvedColor(with: traits) }
  }
}

// In an extension, so that its values are bound to no actor.
extension Color: View {
  public typealias Body = Never
}
