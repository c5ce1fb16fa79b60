public import Foundation
package import Graphics

/// An immutable colour.
public final class CGColor: Sendable {
  /// The colour in extended sRGB, as it is painted.
  package let color: Color
  /// What is repeated, for a pattern; its colour is clear.
  package let tile: (any PatternTile)?
  private let space: CGColorSpace
  private let values: [CGFloat]

  package convenience init(_ color: Color) {
    self.init(color, CGColorSpace(.sRGB), [color.red, color.green, color.blue, color.alpha])
  }

  /// The colour in the extended space that UIKit's colours are in.
  ///
  /// - Parameter gray: its brightness, for a colour of the gray space.
  package convenience init(extended color: Color, gray: CGFloat?) {
    if let gray {
      self.init(color, CGColorSpace(.gray, name: CGColorSpace.extendedGray), [gray, color.alpha])
    } else {
      self.init(
        color, CGColorSpace(.sRGB, name: CGColorSpace.extendedSRGB), [color.red, color.green, color.blue, color.alpha])
    }
  }

  private init(_ color: Color, _ space: CGColorSpace, _ values: [CGFloat], tile: (any PatternTile)? = nil) {
    self.color = color
    self.tile = tile
    self.space = space
    self.values = values
  }

  package convenience init(tile: any PatternTile) {
    self.init(.clear, CGColorSpace(.sRGB), [1], tile: tile)
  }

  /// Nil for a pattern space, whose colours need a pattern.
  ///
  /// - Parameter components: in the order of `space`, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.kind != .pattern else { return nil }
    let values = (0...space.numberOfComponents).map { components[$0] }
    self.init(space.color(values), space, values)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What a `#colorLiteral` turns into.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha), CGColorSpace(.gray), [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of four inks, by ``CGColorSpace/genericCMYK``.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let space = CGColorSpace(.cmyk)
    let values = [cyan, magenta, yellow, black, alpha]
    self.init(space.color(values), space, values)
  }

  /// Two components for gray, four for RGB, five for inks; alpha is the last.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { tile == nil ? color.alpha : 1 }

  public var colorSpace: CGColorSpace? { space }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if tile != nil { return self }
    return CGColor(color.withAlpha(alpha), space, values.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  /// The colour in a gray space, by its luminance after ITU-R BT.709, or in sRGB; nil for other spaces, unless the colour
  /// is in that space already. The rendering intent makes no difference.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    if tile != nil { return nil }
    if space == self.space { return self }
    switch space.kind {
    case .sRGB: return CGColor(color)
    case .gray:
      return CGColor(gray: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
    case .linearGray, .linearSRGB, .displayP3, .linearDisplayP3, .adobeRGB, .cmyk, .pattern: return nil
    }
  }

  // On iOS these names stand for something else, and apps can't use them as colours.
  package static let black = CGColor(gray: 0, alpha: 1)
  package static let white = CGColor(gray: 1, alpha: 1)
  package static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.values == b.values && a.space == b.space && hasSameTile(a, b))
  }

  private static func hasSameTile(_ a: CGColor, _ b: CGColor) -> Bool {
    guard let tile = a.tile, let other = b.tile else { return a.tile == nil && b.tile == nil }
    return tile === other || tile.isEqual(other)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor {
  /// What is filled with the colour; nil where nothing would be seen.
  ///
  /// - Parameter origin: the corner of one of a pattern's tiles.
  package func paint(from origin: CGPoint = .zero) -> Paint? {
    guard let tile else { return color.alpha > 0 ? .color(color) : nil }
    guard let picture = tile.cgImage, tile.size.width > 0, tile.size.height > 0 else { return nil }
    return .pattern(picture.wholeContent, origin: origin, size: tile.size)
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    tile.map { "<CGColor pattern \($0)>" } ?? "<CGColor \(color.hexadecimal)>"
  }
}

extension CGColor: _ExpressibleByColorLiteral {}
