import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics

@Suite struct CGColorTests {
  @Test func componentsAreThoseOfTheSpace() throws {
    let rgb = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(rgb.components == [0.1, 0.2, 0.3, 0.4])
    #expect(rgb.numberOfComponents == 4)
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.colorSpace?.model == .monochrome)
    let made = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
    #expect(made == gray)
    #expect(made.copy(alpha: 1)?.components == [0.5, 1])
  }

  @Test func graysOfDifferentSpacesDiffer() {
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// Display P3's red is outside sRGB: 1.0930, -0.2267, -0.1501 in extended sRGB.
  @Test func displayP3IsConverted() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).color
    #expect(abs(color.red - 1.0930) < 0.001)
    #expect(abs(color.green + 0.2267) < 0.001)
    #expect(abs(color.blue + 0.1501) < 0.001)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  /// By the transfer function of IEC 61966-2-1, 0.5 becomes 1.055 * 0.5^(1 / 2.4) - 0.055, and values below 0.0031308 times 12.92.
  @Test(arguments: [CGColorSpace.linearSRGB, CGColorSpace.genericRGBLinear, CGColorSpace.extendedLinearSRGB])
  func linearComponentsAreEncoded(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.001, -0.5, 1])).color
    #expect(abs(color.red - 0.735357) < 0.00001 && abs(color.green - 0.01292) < 0.00001)
    #expect(abs(color.blue + 0.735357) < 0.00001)
    #expect(space.numberOfComponents == 3 && space.model == .rgb && space.name == name)
  }

  @Test func aPatternSpaceAloneMakesNoColour() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    #expect(CGColor(colorSpace: space, components: [0.5, 1]) == nil)
  }

  @Test func spacesHaveNames() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == "kCGColorSpaceSRGB")
    #expect(CGColorSpace(name: CGColorSpace.extendedGray)?.model == .monochrome)
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpace(name: CGColorSpace.sRGB))
  }

  /// Adobe RGB's white is sRGB's, and its green lies outside: XYZ (0.18556, 0.62736, 0.07069) of its specification, by the
  /// matrix of IEC 61966-2-1, is (-0.3983, 1, -0.0429) in linear light.
  @Test func adobeRGBIsConverted() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.adobeRGB1998))
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).color
    #expect(abs(white.red - 1) < 0.0001 && abs(white.green - 1) < 0.0001 && abs(white.blue - 1) < 0.0001)
    let green = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1])).color
    #expect(abs(SRGBTransfer.linear(green.red) + 0.3983) < 0.001 && abs(green.green - 1) < 0.0001)
    #expect(abs(SRGBTransfer.linear(green.blue) + 0.0429) < 0.001)
    #expect(space.isWideGamutRGB && CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }

  @Test func inksAbsorbTheirComplements() throws {
    let orange = CGColor(genericCMYKCyan: 0, magenta: 0.5, yellow: 1, black: 0.1, alpha: 0.5)
    #expect(orange.components == [0, 0.5, 1, 0.1, 0.5] && orange.numberOfComponents == 5)
    #expect(orange.colorSpace?.model == .cmyk && orange.colorSpace?.name == CGColorSpace.genericCMYK)
    let color = orange.color
    #expect(abs(color.red - 0.9) < 1e-9 && abs(color.green - 0.4) < 1e-9 && color.blue == 0 && color.alpha == 0.5)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(
      orange.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components?.count == 4)
  }

  /// The names of spaces with other transfer functions, and of linear ones.
  @Test func linearSpacesAreEncoded() throws {
    let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    #expect(abs(try #require(CGColor(colorSpace: gray, components: [0.5, 1])).color.red - 0.735357) < 0.00001)
    let wide = try #require(CGColorSpace(name: CGColorSpace.extendedLinearDisplayP3))
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1])).color
    #expect(abs(red.red - 1.0930) < 0.001 && wide.name == CGColorSpace.extendedLinearDisplayP3)
    #expect(CGColorSpace(name: CGColorSpace.itur_2100_PQ) == nil)
  }
}
