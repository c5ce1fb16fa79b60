public import Foundation
public import HeadlessUIKit

/// A font, which is resolved in the environment of the text that uses it.
public struct Font: Hashable, Sendable {
  /// The source of a font, before modifiers.
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    /// A font by name, scaled with a text style; nil for a fixed size.
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case platform(UIFont)
  }

  let base: Base
  var modifiers: [Modifier] = []

  init(_ base: Base) { self.base = base }

  /// A UIKit font in its own size.
  public init(_ font: CTFont) { base = .platform(font as UIFont) }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size, weight, design))
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(.style(style, design, nil)) }

  /// A font by name, scaled with body text; the system font if there is no font of the name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, relativeTo: .body)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  public static let largeTitle = system(.largeTitle, design: nil)
  public static let title = system(.title, design: nil)
  public static let title2 = system(.title2, design: nil)
  public static let title3 = system(.title3, design: nil)
  public static let headline = system(.headline, design: nil)
  public static let subheadline = system(.subheadline, design: nil)
  public static let body = system(.body, design: nil)
  public static let callout = system(.callout, design: nil)
  public static let footnote = system(.footnote, design: nil)
  public static let caption = system(.caption, design: nil)
  public static let caption2 = system(.caption2, design: nil)
  public static var `default`: Font { body }

  public func bold() -> Font { modified(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
  public func italic() -> Font { modified(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
  public func monospaced() -> Font { modified(.monospaced(true)) }
  public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  public func smallCaps() -> Font { modified(.lowercaseSmallCaps).modified(.uppercaseSmallCaps) }
  public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  public func width(_ width: CGFloat) -> Font { modified(.width(Width(width))) }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
  public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
  public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }

  func modified(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}
