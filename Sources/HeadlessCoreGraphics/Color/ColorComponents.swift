package import Foundation
package import Graphics

/// A colour as it was given: a colour space and its components.
package struct ColorComponents: Hashable, Sendable {
  package enum Space: Hashable, Sendable { case gray, sRGB, displayP3 }

  package let space: Space
  /// The white of a gray, the red of a colour.
  package let first: CGFloat
  package let second: CGFloat
  package let third: CGFloat
  package let alpha: CGFloat

  private init(_ space: Space, _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, alpha: CGFloat) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    self.alpha = min(max(alpha, 0), 1)
  }

  package init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray, white, white, white, alpha: alpha)
  }

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, red, green, blue, alpha: alpha)
  }

  package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.displayP3, red, green, blue, alpha: alpha)
  }

  package init(_ color: Graphics.Color) {
    self.init(.sRGB, color.red, color.green, color.blue, alpha: color.alpha)
  }

  package init(_ color: CGColor) {
    let values = color.color
    self.init(
      color.colorSpace?.model == .monochrome ? .gray : .sRGB, values.red, values.green, values.blue,
      alpha: values.alpha)
  }

  package func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    ColorComponents(space, first, second, third, alpha: alpha)
  }

  /// The colour in extended sRGB.
  package var displayColor: Graphics.Color {
    switch space {
    case .gray, .sRGB:
      Graphics.Color(red: first, green: second, blue: third, alpha: alpha)
    case .displayP3:
      ColorComponents.sRGB(fromDisplayP3Red: first, green: second, blue: third, alpha: alpha)
    }
  }

  /// Both spaces share sRGB's transfer curve; the matrix leads from P3's primaries to sRGB's, both with white D65
  /// (SMPTE EG 432-1, IEC 61966-2-1).
  private static func sRGB(
    fromDisplayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Graphics.Color {
    let (red, green, blue) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
    return Graphics.Color(
      red: SRGBTransfer.encoded(1.22494018 * red - 0.22494018 * green),
      green: SRGBTransfer.encoded(-0.04205695 * red + 1.04205695 * green),
      blue: SRGBTransfer.encoded(-0.01963755 * red - 0.07863605 * green + 1.09827360 * blue),
      alpha: alpha)
  }
}
