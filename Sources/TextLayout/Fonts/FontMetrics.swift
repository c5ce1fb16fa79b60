public import Foundation

/// A font's vertical metrics at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascender: CGFloat
  /// Below the baseline; negative, as in `UIFont.descender`.
  public var descender: CGFloat
  /// The line gap of the font.
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat
  /// The top edge of the underline relative to the baseline; negative below it.
  public var underlinePosition: CGFloat
  public var underlineThickness: CGFloat

  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// The distance between two baselines, as `UIFont.lineHeight`: it includes the leading, which makes a line of Helvetica Neue
  /// 1.193 times its size.
  ///
  /// The sum of scaled values contains rounding errors, as in 23.000000000000004, which must not be rounded up to another pixel.
  public var lineHeight: CGFloat {
    ((ascender - descender + leading) * 1e12).rounded() / 1e12
  }

  /// The system font's metrics.
  ///
  /// They are San Francisco's, so that lines have the same height as on iOS whatever font is used: ascender 1950, descender -494
  /// and no gap in units of 1/2048 em (its `hhea` table), cap height 1443, x-height 1073. The line height is 1.193359375 times the
  /// point size, as in labels recorded on iOS. The underline is Inter's.
  public static func system(pointSize: CGFloat) -> FontMetrics {
    let size = pointSize.isFinite ? max(pointSize, 0) : 0
    let unit = size / 2048
    return FontMetrics(
      ascender: 1950 * unit, descender: -494 * unit, leading: 0, capHeight: 1443 * unit, xHeight: 1073 * unit,
      underlinePosition: -464 * size / 2816, underlineThickness: 192 * size / 2816)
  }
}
