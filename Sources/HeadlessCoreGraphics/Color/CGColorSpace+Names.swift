internal import Foundation
internal import Graphics

// The names of Apple's headers. The second block has those whose colours aren't converted here: `init(name:)` returns nil.
extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Apple's generic primaries are taken as those of sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  public static let coreMedia709 = "kCGColorSpaceCoreMedia709"
  public static let dcip3 = "kCGColorSpaceDCIP3"
  public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
  public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
  public static let genericLab = "kCGColorSpaceGenericLab"
  public static let genericXYZ = "kCGColorSpaceGenericXYZ"
  public static let itur_709 = "kCGColorSpaceITUR_709"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
  public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
  public static let linearITUR_2020 = "kCGColorSpaceLinearITUR_2020"
  public static let extendedITUR_2020 = "kCGColorSpaceExtendedITUR_2020"
  public static let extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
  public static let rommrgb = "kCGColorSpaceROMMRGB"

  static func kind(named name: String) -> Kind? {
    switch name {
    case sRGB, extendedSRGB: .sRGB
    case linearSRGB, extendedLinearSRGB, genericRGBLinear: .linearSRGB
    case displayP3, extendedDisplayP3: .displayP3
    case linearDisplayP3, extendedLinearDisplayP3: .linearDisplayP3
    case adobeRGB1998: .adobeRGB
    case genericGrayGamma2_2, extendedGray: .gray
    case linearGray, extendedLinearGray: .linearGray
    case genericCMYK: .cmyk
    default: nil
    }
  }

  /// Adobe RGB (1998), sections 4.3.1 and 4.3.4: an exponent of 2 51/256, and the matrix to XYZ with white D65, followed by
  /// that of IEC 61966-2-1 to sRGB. Both have red's and blue's primaries in common, so that only green's differs.
  static func color(adobeRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Color {
    func linear(_ value: CGFloat) -> CGFloat { value < 0 ? -pow(-value, 2.199_218_75) : pow(value, 2.199_218_75) }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return Color(
      red: SRGBTransfer.encoded(1.398_355 * red - 0.398_355 * green), green: SRGBTransfer.encoded(green),
      blue: SRGBTransfer.encoded(-0.042_936 * green + 1.042_936 * blue), alpha: alpha)
  }

  /// Inks by the plain rule of PostScript (Red Book, 7.2.4), in which an ink absorbs its complement: iOS converts by a
  /// profile, and its colours are duller.
  static func color(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) -> Color {
    Color(
      red: 1 - min(1, cyan + black), green: 1 - min(1, magenta + black), blue: 1 - min(1, yellow + black), alpha: alpha)
  }
}
