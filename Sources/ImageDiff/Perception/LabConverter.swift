import Foundation

/// Converts sRGB to CIE L*a*b* (1976, white point D65), with a cache of colours, because screens have few.
final class LabConverter {
  private static let cacheSize = 1 << 12
  /// The cached colours, and their L*, a* and b*.
  private let keys = UnsafeMutablePointer<UInt32>.allocate(capacity: cacheSize)
  private let values = UnsafeMutablePointer<Float>.allocate(capacity: cacheSize * 3)
  /// The linear light of the 256 levels.
  private let linear = UnsafeMutablePointer<Float>.allocate(capacity: 256)

  init() {
    // Not a 24-bit colour.
    keys.initialize(repeating: .max, count: LabConverter.cacheSize)
    values.initialize(repeating: 0, count: LabConverter.cacheSize * 3)
    for level in 0..<256 {
      // The transfer function of sRGB, IEC 61966-2-1.
      let value = Double(level) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      (linear + level).initialize(to: Float(light))
    }
  }

  deinit {
    keys.deallocate()
    values.deallocate()
    linear.deallocate()
  }

  /// The square of the distance of two opaque colours, as blue in the lowest byte, green, red.
  func squaredDistance(_ a: UInt32, _ b: UInt32) -> Float {
    // Both could use the same slot, so the first is copied before the second is looked up.
    let first = lab(a)
    let (l, aStar, bStar) = (first[0], first[1], first[2])
    let second = lab(b)
    let dl = l - second[0]
    let da = aStar - second[1]
    let db = bStar - second[2]
    return dl * dl + da * da + db * db
  }

  /// A premultiplied pixel laid over white.
  static func onWhite(_ pixel: UInt32) -> UInt32 {
    let white = 255 &- pixel >> 24
    return pixel & 0xFF_FFFF &+ (white | white << 8 | white << 16)
  }

  /// L*, a* and b*, valid until the next call.
  private func lab(_ color: UInt32) -> UnsafePointer<Float> {
    let slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 20)
    let value = values + slot * 3
    if keys[slot] == color { return UnsafePointer(value) }
    keys[slot] = color
    let blue = linear[Int(color & 0xFF)]
    let green = linear[Int(color >> 8 & 0xFF)]
    let red = linear[Int(color >> 16 & 0xFF)]
    // The primaries of sRGB, each row divided by the white point's X, Y and Z.
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    value[0] = 116 * y - 16
    value[1] = 500 * (x - y)
    value[2] = 200 * (y - z)
    return UnsafePointer(value)
  }

  /// The cube root, with the linear part that CIE defines near black.
  private func curve(_ value: Float) -> Float {
    value > 216.0 / 24389 ? cbrtf(value) : (24389.0 / 27 * value + 16) / 116
  }
}
