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
}
