public import Foundation
package import HeadlessUIKit

extension Font {
  /// The weight of strokes.
  public struct Weight: Hashable, Sendable {
    package let value: CGFloat

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)

    package var uiKit: UIFont.Weight { UIFont.Weight(value) }
  }

  /// The width of letters: 0 is standard.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    public static let standard = Width(0)
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var uiKit: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The text style.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2,
      extraLargeTitle, extraLargeTitle2

    public static var allCases: [TextStyle] {
      [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
    }

    package var uiKit: UIFont.TextStyle {
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
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      }
    }
  }

  /// A modification of a font.
  package enum Modifier: Hashable, Sendable {
    case bold(Bool)
    case italic(Bool)
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case design(Design)
    case monospaced(Bool)
    case monospacedDigit
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case pointSize(CGFloat)
    case scaled(CGFloat)
  }
}
