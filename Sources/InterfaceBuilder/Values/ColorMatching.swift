internal import Foundation

/// Conversions to sRGB from the other colour spaces that documents use.
///
/// Primaries, relative to the white point D50, are the tags `rXYZ`, `gXYZ` and `bXYZ` of the profiles in Apple's systems (Generic
/// RGB, Generic Gray, Display P3, Adobe RGB 1998).
enum ColorMatching {
  typealias Color = (Double, Double, Double)

  /// Generic RGB has a gamma of 1.8.
  static func genericRGB(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    convert(
      (pow(clamped(red), 1.8), pow(clamped(green), 1.8), pow(clamped(blue), 1.8)),
      x: (0.4543, 0.3533, 0.1566), y: (0.2419, 0.6736, 0.0845), z: (0.0149, 0.0906, 0.7195), isClamped: true)
  }

  /// Generic Gray has a gamma of 1.8.
  static func genericGray(_ white: Double) -> Double { encoded(pow(clamped(white), 1.8)) }

  static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    convert(
      (linear(red), linear(green), linear(blue)),
      x: (0.5151, 0.2920, 0.1571), y: (0.2412, 0.6922, 0.0666), z: (-0.0011, 0.0419, 0.7841), isClamped: false)
  }

  /// sRGB's primaries without its transfer function.
  static func linearRGB(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    (encoded(red), encoded(green), encoded(blue))
  }

  static func adobeRGB(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    convert(
      (pow(clamped(red), 2.2), pow(clamped(green), 2.2), pow(clamped(blue), 2.2)),
      x: (0.6097, 0.2053, 0.1492), y: (0.3111, 0.6257, 0.0632), z: (0.0195, 0.0609, 0.7446), isClamped: false)
  }

  /// - Parameters:
  ///   - x: the contribution of each component to X; `y` and `z` accordingly.
  ///   - isClamped: whether the result is clamped to sRGB.
  private static func convert(_ c: Color, x: Color, y: Color, z: Color, isClamped: Bool) -> Color {
    // Equal components are grey in all of these spaces; the rounded primaries would tint it.
    if c.0 == c.1, c.1 == c.2 {
      let grey = encoded(c.0)
      return (grey, grey, grey)
    }
    let (px, py, pz) = (dot(c, x), dot(c, y), dot(c, z))
    // XYZ relative to D50 to linear sRGB; source: the inverse of the sRGB profile's primaries.
    let red = 3.1338561 * px - 1.6168667 * py - 0.4906146 * pz
    let green = -0.9787684 * px + 1.9161415 * py + 0.0334540 * pz
    let blue = 0.0719453 * px - 0.2289914 * py + 1.4052427 * pz
    let all = (encoded(red), encoded(green), encoded(blue))
    return isClamped ? (clamped(all.0), clamped(all.1), clamped(all.2)) : all
  }

  private static func dot(_ a: Color, _ b: Color) -> Double { a.0 * b.0 + a.1 * b.1 + a.2 * b.2 }
  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// sRGB's transfer function, mirrored for negative values.
  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    // 1.055 - 0.055 isn't exactly 1.
    if size == 1 { return value }
    let curve = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curve : curve
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let line = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -line : line
  }
}
