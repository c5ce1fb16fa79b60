public import Foundation

/// A font's vertical measures at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascender: CGFloat
  /// Below the baseline, and negative, as `UIFont.descender`.
  public var descender: CGFloat
  /// The gap that the font asks for between lines.
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat
  /// The underline's top edge relative to the baseline, negative where it lies below.
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

  /// The distance of two baselines, as `UIFont.lineHeight`: the leading is part of it, which makes a line of Helvetica Neue
  /// 1.193 times its size.
  ///
  /// The sum of scaled figures carries noise, as in 23.000000000000004, which rounding up would make a pixel of.
  public var lineHeight: CGFloat {
    ((ascender - descender + leading) * 1e12).rounded() / 1e12
  }

  /// The system font's measures.
  ///
  /// They are San Francisco's, because lines have to be as high as on iOS whatever font fills them: ascender 1950,
  /// descender -494 and no gap in units of 1/2048 em (its `hhea` table), cap height 1443, x-height 1073. A line is
  /// 1.193359375 times the point size, which labels recorded on iOS show. The underline is Inter's.
  public static func system(pointSize: CGFloat) -> FontMetrics {
    let size = pointSize.isFinite ? max(pointSize, 0) : 0
    let unit = size / 2048
    return FontMetrics(
      ascender: 1950 * unit, descender: -494 * unit, leading: 0, capHeight: 1443 * unit, xHeight: 1073 * unit,
      underlinePosition: -464 * size / 2816, underlineThickness: 192 * size / 2816)
  }
}
