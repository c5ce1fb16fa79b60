extension KnownStandIn {
  /// Chameleon's flat colours.
  static let chameleon = #"""
    @_exported import UIKit

    public enum UIContentStyle: UInt, Sendable { case contrast, light, dark }
    public enum ShadeStyle: Int, Sendable { case light, dark }
    public typealias UIShadeStyle = ShadeStyle
    public enum UIGradientStyle: UInt, Sendable { case leftToRight, radial, topToBottom, diagonal }
    public typealias GradientStyle = UIGradientStyle
    public enum ColorScheme: Int, Sendable { case analogous, triadic, complementary }

    // MARK: Flat colours: hue in degrees, saturation and brightness in percent

    private func flat(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(hue: hue / 360, saturation: saturation / 100, brightness: brightness / 100, alpha: 1)
    }

    extension UIColor {
      public class func flatBlack() -> UIColor! { flat(0, 0, 17) }
      public class func flatBlackDark() -> UIColor! { flat(0, 0, 15) }
      public class func flatBlue() -> UIColor! { flat(224, 50, 63) }
      public class func flatBlueDark() -> UIColor! { flat(224, 56, 51) }
      public class func flatBrown() -> UIColor! { flat(24, 45, 37) }
      public class func flatBrownDark() -> UIColor! { flat(25, 45, 31) }
      public class func flatCoffee() -> UIColor! { flat(25, 31, 64) }
      public class func flatCoffeeDark() -> UIColor! { flat(25, 34, 56) }
      public class func flatForestGreen() -> UIColor! { flat(138, 45, 37) }
      public class func flatForestGreenDark() -> UIColor! { flat(135, 44, 31) }
      public class func flatGray() -> UIColor! { flat(184, 10, 65) }
      public class func flatGrayDark() -> UIColor! { flat(184, 10, 55) }
      public class func flatGreen() -> UIColor! { flat(145, 77, 80) }
      public class func flatGreenDark() -> UIColor! { flat(145, 78, 68) }
      public class func flatLime() -> UIColor! { flat(74, 70, 78) }
      public class func flatLimeDark() -> UIColor! { flat(74, 81, 69) }
      public class func flatMagenta() -> UIColor! { flat(283, 51, 71) }
      public class func flatMagentaDark() -> UIColor! { flat(282, 61, 68) }
      public class func flatMaroon() -> UIColor! { flat(5, 65, 47) }
      public class func flatMaroonDark() -> UIColor! { flat(4, 68, 40) }
      public class func flatMint() -> UIColor! { flat(168, 86, 74) }
      public class func flatMintDark() -> UIColor! { flat(168, 86, 63) }
      public class func flatNavyBlue() -> UIColor! { flat(210, 45, 37) }
      public class func flatNavyBlueDark() -> UIColor! { flat(210, 45, 31) }
      public class func flatOrange() -> UIColor! { flat(28, 85, 90) }
      public class func flatOrangeDark() -> UIColor! { flat(24, 100, 83) }
      public class func flatPink() -> UIColor! { flat(324, 49, 96) }
      public class func flatPinkDark() -> UIColor! { flat(327, 57, 83) }
      public class func flatPlum() -> UIColor! { flat(300, 45, 37) }
      public class func flatPlumDark() -> UIColor! { flat(300, 46, 31) }
      public class func flatPowderBlue() -> UIColor! { flat(222, 24, 95) }
      public class func flatPowderBlueDark() -> UIColor! { flat(222, 28, 84) }
      public class func flatPurple() -> UIColor! { flat(253, 52, 77) }
      public class func flatPurpleDark() -> UIColor! { flat(253, 56, 64) }
      public class func flatRed() -> UIColor! { flat(6, 74, 91) }
      public class func flatRedDark() -> UIColor! { flat(6, 78, 75) }
      public class func flatSand() -> UIColor! { flat(42, 25, 94) }
      public class func flatSandDark() -> UIColor! { flat(42, 30, 84) }
      public class func flatSkyBlue() -> UIColor! { flat(204, 76, 86) }
      public class func flatSkyBlueDark() -> UIColor! { flat(204, 78, 73) }
      public class func flatTeal() -> UIColor! { flat(195, 55, 51) }
      public class func flatTealDark() -> UIColor! { flat(196, 54, 45) }
      public class func flatWatermelon() -> UIColor! { flat(356, 53, 94) }
      public class func flatWatermelonDark() -> UIColor! { flat(358, 61, 85) }
      public class func flatWhite() -> UIColor! { flat(192, 2, 95) }
      public class func flatWhiteDark() -> UIColor! { flat(204, 5, 78) }
      public class func flatYellow() -> UIColor! { flat(48, 99, 100) }
      public class func flatYellowDark() -> UIColor! { flat(40, 100, 100) }
    }

    public func FlatBlack() -> UIColor { flat(0, 0, 17) }
    public func FlatBlackDark() -> UIColor { flat(0, 0, 15) }
    public func FlatBlue() -> UIColor { flat(224, 50, 63) }
    public func FlatBlueDark() -> UIColor { flat(224, 56, 51) }
    public func FlatBrown() -> UIColor { flat(24, 45, 37) }
    public func FlatBrownDark() -> UIColor { flat(25, 45, 31) }
    public func FlatCoffee() -> UIColor { flat(25, 31, 64) }
    public func FlatCoffeeDark() -> UIColor { flat(25, 34, 56) }
    public func FlatForestGreen() -> UIColor { flat(138, 45, 37) }
    public func FlatForestGreenDark() -> UIColor { flat(135, 44, 31) }
    public func FlatGray() -> UIColor { flat(184, 10, 65) }
    public func FlatGrayDark() -> UIColor { flat(184, 10, 55) }
    public func FlatGreen() -> UIColor { flat(145, 77, 80) }
    public func FlatGreenDark() -> UIColor { flat(145, 78, 68) }
    public func FlatLime() -> UIColor { flat(74, 70, 78) }
    public func FlatLimeDark() -> UIColor { flat(74, 81, 69) }
    public func FlatMagenta() -> UIColor { flat(283, 51, 71) }
    public func FlatMagentaDark() -> UIColor { flat(282, 61, 68) }
    public func FlatMaroon() -> UIColor { flat(5, 65, 47) }
    public func FlatMaroonDark() -> UIColor { flat(4, 68, 40) }
    public func FlatMint() -> UIColor { flat(168, 86, 74) }
    public func FlatMintDark() -> UIColor { flat(168, 86, 63) }
    public func FlatNavyBlue() -> UIColor { flat(210, 45, 37) }
    public func FlatNavyBlueDark() -> UIColor { flat(210, 45, 31) }
    public func FlatOrange() -> UIColor { flat(28, 85, 90) }
    public func FlatOrangeDark() -> UIColor { flat(24, 100, 83) }
    public func FlatPink() -> UIColor { flat(324, 49, 96) }
    public func FlatPinkDark() -> UIColor { flat(327, 57, 83) }
    public func FlatPlum() -> UIColor { flat(300, 45, 37) }
    public func FlatPlumDark() -> UIColor { flat(300, 46, 31) }
    public func FlatPowderBlue() -> UIColor { flat(222, 24, 95) }
    public func FlatPowderBlueDark() -> UIColor { flat(222, 28, 84) }
    public func FlatPurple() -> UIColor { flat(253, 52, 77) }
    public func FlatPurpleDark() -> UIColor { flat(253, 56, 64) }
    public func FlatRed() -> UIColor { flat(6, 74, 91) }
    public func FlatRedDark() -> UIColor { flat(6, 78, 75) }
    public func FlatSand() -> UIColor { flat(42, 25, 94) }
    public func FlatSandDark() -> UIColor { flat(42, 30, 84) }
    public func FlatSkyBlue() -> UIColor { flat(204, 76, 86) }
    public func FlatSkyBlueDark() -> UIColor { flat(204, 78, 73) }
    public func FlatTeal() -> UIColor { flat(195, 55, 51) }
    public func FlatTealDark() -> UIColor { flat(196, 54, 45) }
    public func FlatWatermelon() -> UIColor { flat(356, 53, 94) }
    public func FlatWatermelonDark() -> UIColor { flat(358, 61, 85) }
    public func FlatWhite() -> UIColor { flat(192, 2, 95) }
    public func FlatWhiteDark() -> UIColor { flat(204, 5, 78) }
    public func FlatYellow() -> UIColor { flat(48, 99, 100) }
    public func FlatYellowDark() -> UIColor { flat(40, 100, 100) }

    /// One of the flat colours. It is always the same one, so that pictures stay the same.
    public func RandomFlatColor() -> UIColor { FlatSkyBlue() }
    public func RandomFlatColorWithShade(_ shade: ShadeStyle) -> UIColor { shade == .dark ? FlatSkyBlueDark() : FlatSkyBlue() }

    // MARK: What is made of colours

    public func HexColor(_ hexString: String, _ withAlpha: CGFloat? = nil) -> UIColor? {
      UIColor(hexString: hexString, withAlpha: withAlpha ?? 1)
    }

    public func ContrastColorOf(_ backgroundColor: UIColor, returnFlat: Bool) -> UIColor {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      backgroundColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
      let isLight = (0.299 * red + 0.587 * green + 0.114 * blue) > 0.5
      return returnFlat ? (isLight ? FlatBlackDark() : FlatWhite()) : (isLight ? .black : .white)
    }

    public func ComplementaryFlatColorOf(_ color: UIColor) -> UIColor {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      return UIColor(hue: (hue + 0.5).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public func GradientColor(_ gradientStyle: UIGradientStyle, frame: CGRect, colors: [UIColor]) -> UIColor {
      UIColor(gradientStyle: gradientStyle, withFrame: frame, andColors: colors)
    }

    /// Shades of the colour, from a darker one to a lighter one.
    public func ColorSchemeOf(_ colorSchemeType: ColorScheme, color: UIColor, isFlatScheme: Bool) -> [UIColor] {
      [-0.2, -0.1, 0, 0.1, 0.2].map { color.shade($0) }
    }

    extension UIColor {
      public convenience init?(hexString string: String!) { self.init(hexString: string, withAlpha: 1) }

      public convenience init?(hexString string: String!, withAlpha alpha: CGFloat) {
        let digits = (string ?? "").filter { $0 != "#" }
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self.init(
          red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: alpha)
      }

      public convenience init(contrastingBlackOrWhiteColorOn backgroundColor: UIColor!, isFlat flat: Bool) {
        self.init(cgColor: ContrastColorOf(backgroundColor, returnFlat: flat).cgColor)
      }
      public convenience init(complementaryFlatColorOf color: UIColor!) { self.init(cgColor: ComplementaryFlatColorOf(color).cgColor) }
      public convenience init(randomFlatColorOf shadeStyle: ShadeStyle) { self.init(cgColor: RandomFlatColorWithShade(shadeStyle).cgColor) }

      public convenience init(gradientStyle: UIGradientStyle, withFrame frame: CGRect, andColors colors: [UIColor]!) {
        let image = MainActor.assumeIsolated { UIColor.gradientImage(gradientStyle, size: frame.size, colors: colors) }
        self.init(patternImage: image)
      }

      @MainActor private static func gradientImage(_ style: UIGradientStyle, size: CGSize, colors: [UIColor]) -> UIImage {
        let layer = CAGradientLayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.colors = colors.map(\.cgColor)
        switch style {
        case .leftToRight: (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .topToBottom: break
        case .diagonal: (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        case .radial:
          layer.type = .radial
          (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        }
        let painted = size.width > 0 && size.height > 0 ? size : CGSize(width: 1, height: 1)
        return UIGraphicsImageRenderer(size: painted).image { layer.render(in: $0.cgContext) }
      }

      public class func randomFlat() -> UIColor! { RandomFlatColor() }

      public func hexValue() -> String! {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return "#" + [red, green, blue].map { component in
          let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
          return text.count < 2 ? "0" + text : text
        }.joined()
      }

      /// - Parameter percentage: 0 to 1.
      public func darken(byPercentage percentage: CGFloat) -> UIColor! { shade(-percentage) }
      /// - Parameter percentage: 0 to 1.
      public func lighten(byPercentage percentage: CGFloat) -> UIColor! { shade(percentage) }
      public func flatten() -> UIColor! { self }

      fileprivate func shade(_ change: CGFloat) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(hue: hue, saturation: saturation, brightness: min(max(brightness + change, 0), 1), alpha: alpha)
      }
    }

    /// Has no effect: themes aren't applied.
    public final class Chameleon: NSObject {
      public class func setGlobalThemeUsingPrimaryColor(_ primaryColor: UIColor!, with contentStyle: UIContentStyle) {}
      public class func setGlobalThemeUsingPrimaryColor(
        _ primaryColor: UIColor!, withSecondaryColor secondaryColor: UIColor!, andContentStyle contentStyle: UIContentStyle
      ) {}
    }

    extension UIViewController {
      /// Has no effect: themes aren't applied.
      public func setThemeUsingPrimaryColor(_ primaryColor: UIColor!, with contentStyle: UIContentStyle) {}
      public func setStatusBarStyle(_ statusBarStyle: UIContentStyle) {}
    }

    extension UINavigationController {
      public var hidesNavigationBarHairline: Bool {
        get { navigationBar.shadowImage != nil }
        set { navigationBar.shadowImage = newValue ? UIImage() : nil }
      }
    }

    """#
}
