public import Foundation

/// A requested font: a family, a size, a weight. The description doesn't open a font.
public struct FontDescription: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// The system font: Inter, the substitute for San Francisco.
    case system
    /// The fixed-width system font: Noto Sans Mono, the substitute for SF Mono; the system font with tabular digits if
    /// `fonts-noto-mono` isn't installed.
    case systemMonospaced
    /// The rounded design: Inter with rounded corners, the substitute for SF Rounded, in the system font's line heights.
    case systemRounded
    /// The serif design: Noto Serif, the substitute for New York, in the system font's line heights; the system font if
    /// `fonts-noto-core` isn't installed.
    case systemSerif
    /// A registered font by its PostScript name, its full name or its family's name; the system font if no file with that name is
    /// registered.
    case named(String)
  }

  public var family: Family
  /// In points.
  public var pointSize: CGFloat
  /// From 100 to 900, as in CSS: 400 is regular, 600 semibold, 700 bold.
  public var weight: Double
  public var isItalic: Bool
  /// Whether all digits have the same width, as in `UIFont.monospacedDigitSystemFont`.
  public var hasTabularDigits: Bool
  /// OpenType features beyond the font's defaults.
  public var features: [FontFeature]

  public init(
    family: Family = .system, pointSize: CGFloat, weight: Double = 400, isItalic: Bool = false,
    hasTabularDigits: Bool = false, features: [FontFeature] = []
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.features = features
  }

  /// Defaults to the system font in regular weight.
  public static func system(_ pointSize: CGFloat, weight: Double = 400) -> FontDescription {
    FontDescription(pointSize: pointSize, weight: weight)
  }
}
