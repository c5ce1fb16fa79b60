package import Foundation
package import TextLayout

extension UIFont {
  /// How a font was created, from which `adjustsFontForContentSizeCategory` derives an adjusted one.
  package enum Origin: Hashable, Sendable {
    /// With a size that stays.
    case fixed
    /// From a text style, with optional traits.
    case textStyle(UIFont.TextStyle)
    /// By `UIFontMetrics`: the unscaled font, the text style, and the maximum size.
    case scaled(FontSpecification, UIFont.TextStyle, maximumPointSize: CGFloat?)

    /// The origin of a font created from a descriptor: a text style's descriptor keeps its style as long as its size is the
    /// style's.
    init(of specification: FontSpecification) {
      guard let style = specification.textStyle, specification.isSystemFont,
        specification.styleEntry?.pointSize == specification.pointSize
      else {
        self = .fixed
        return
      }
      self = .textStyle(style)
    }
  }

  private struct Source: Hashable {
    let specification: FontSpecification
    let origin: Origin
  }

  private static let made = Discovered<Source, UIFont>(capacity: 1_000)

  /// The font with a specification and an origin: as in UIKit, equal fonts are one object. Attributed strings retain their
  /// fonts for ever on Linux, because Foundation never frees their attributes.
  static func unique(_ specification: FontSpecification, origin: Origin = .fixed) -> UIFont {
    made.value(for: Source(specification: specification, origin: origin)) { UIFont(specification, origin: origin) }
  }

  /// Whether the font follows the preferred text size.
  package var isScalable: Bool { origin != .fixed }

  /// This font as it would have been made under `traits`: what a control shows that adjusts its font for the text size.
  /// A font that has a fixed size stays itself.
  package func adapted(to traits: UITraitCollection) -> UIFont {
    switch origin {
    case .fixed:
      self
    case .textStyle(let style):
      UIFont.unique(specification.resized(for: style, compatibleWith: traits), origin: origin)
    case .scaled(let base, let style, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
    }
  }

  /// The font for the text engine, as it was made.
  package var textFont: FontDescription {
    specification.description(isBoldText: specification.isForBoldText)
  }

  /// The font for the text engine, heavier where `traits` ask for bold text.
  package func textFont(for traits: UITraitCollection) -> FontDescription {
    specification.description(isBoldText: specification.isForBoldText || traits.legibilityWeight == .bold)
  }

  package var metrics: FontMetrics {
    var metrics =
      specification.isSystemFont
      ? FontMetrics.system(pointSize: pointSize) : TextEngines.current.metrics(of: textFont)
    metrics.ascender += specification.languageLeading / 2
    metrics.descender -= specification.languageLeading / 2
    return metrics
  }
}
