public import Foundation

/// sRGB's transfer function, between encoded components and linear light (IEC 61966-2-1). Negative values are mirrored, as in
/// the extended colour spaces.
public enum SRGBTransfer {
  /// A component in linear light.
  public static func linear(_ encoded: CGFloat) -> CGFloat {
    let size = abs(encoded)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// A component as pictures store it.
  public static func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }
}
