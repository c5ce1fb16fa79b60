public import Foundation
public import HeadlessUIKit

/// A font, which nothing is written with here.
public struct Font: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A font that is a font of UIKit's.
  public init(_ font: UIFont) { name = "\(font.fontName) \(font.pointSize)" }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("system \(size) \(String(describing: weight)) \(String(describing: design))")
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font("\(style) \(String(describing: weight)) \(String(describing: design))")
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("\(name) fixed \(fixedSize)") }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font("\(name) \(size) \(textStyle)")
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public func bold() -> Font { Font(name + " bold") }
  public func italic() -> Font { Font(name + " italic") }
  public func monospaced() -> Font { Font(name + " monospaced") }
  public func monospacedDigit() -> Font { Font(name + " digits") }
  public func smallCaps() -> Font { Font(name + " capitals") }
  public func weight(_ weight: Weight) -> Font { Font("\(name) \(weight)") }
  public func leading(_ leading: Leading) -> Font { Font("\(name) \(leading)") }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiKit: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }
}
