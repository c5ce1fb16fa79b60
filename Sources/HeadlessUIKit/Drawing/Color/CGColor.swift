public import Foundation
package import Graphics

/// An immutable colour. It is kept in sRGB; gray and RGB colours of other spaces take their components as sRGB's.
public final class CGColor: Sendable {
  package let color: Color
  private let space: CGColorSpace

  package init(_ color: Color) {
    self.color = color
    space = CGColorSpace(.sRGB)
  }

  private init(_ color: Color, space: CGColorSpace) {
    self.color = color
    self.space = space
  }

  /// A colour from components in the order of `space`, alpha last; nil for too few of them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(Color(white: components[0], alpha: components[1]), space: space)
    case .rgb:
      self.init(
        Color(red: components[0], green: components[1], blue: components[2], alpha: components[3]), space: space)
    default: return nil
    }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha), space: CGColorSpace(.gray))
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Two components for gray, four for RGB; alpha is the last.
  public var components: [CGFloat]? {
    space.model == .monochrome ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
  }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  public var alpha: CGFloat { color.alpha }

  public var colorSpace: CGColorSpace? { space }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlpha(alpha), space: space)
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour in another space; gray takes the luminance of ITU-R BT.709. The rendering intent makes no difference.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    switch space.model {
    case .rgb: return CGColor(color, space: space)
    case .monochrome:
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return CGColor(Color(white: luminance, alpha: color.alpha), space: space)
    default: return nil
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.color == b.color && a.space == b.space)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor: CustomStringConvertible {
  public var description: String { "<CGColor \(color.hexadecimal)>" }
}
