import Foundation
import Graphics
import HeadlessUIKit
import Testing

@Suite struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func literalsMakeCoreGraphicsColorsToo() {
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.components == [1, 0.5, 0, 1])
  }

  @Test func grayIsTheSameInEveryComponent() {
    #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
  }

  private static let hues: [(Double, [Double])] = [
    (0, [1, 0, 0]), (1 / 6, [1, 1, 0]), (1 / 3, [0, 1, 0]), (1 / 2, [0, 1, 1]), (2 / 3, [0, 0, 1]), (5 / 6, [1, 0, 1]),
    (1, [1, 0, 0]),
  ]

  @Test(arguments: hues)
  func huesGoAroundTheCircle(hue: Double, expected: [Double]) {
    let color = rgba(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
    for (component, value) in zip(color, expected) { #expect(abs(component - value) < 1e-12) }
  }

  @Test func halfSaturationMixesWhite() {
    let color = rgba(UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 1))
    #expect(abs(color[0] - 0.8) < 1e-12 && abs(color[1] - 0.4) < 1e-12 && abs(color[2] - 0.4) < 1e-12)
  }

  @Test func hueComesBackAsItWentIn() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.3)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.4) < 1e-9 && abs(brightness - 0.9) < 1e-9)
    #expect(alpha == 0.3)
  }

  @Test func theRedOfP3LiesOutsideOfSRGB() {
    // P3's primary red in extended sRGB, by the matrices of both spaces: 1.0930, -0.2267, -0.1501.
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red[0] - 1.0930) < 1e-3 && abs(red[1] + 0.2267) < 1e-3 && abs(red[2] + 0.1501) < 1e-3)
    let white = rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    for component in white { #expect(abs(component - 1) < 1e-6) }
  }

  @Test func equalityTellsColorSpacesApart() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label == UIColor.label)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func aCGColorKeepsItsKind() {
    #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
  }

  @Test func alphaIsReplacedAndNotMultiplied() {
    #expect(
      UIColor.red.withAlphaComponent(0.5).withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func literalsMakeColors() {
    let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color == .green)
  }

  @Test func dynamicColorsDescribeThemselvesAsOniOS() {
    #expect(UIColor.label.description == "<UIDynamicCatalogSystemColor; name = labelColor>")
    #expect(UIColor.systemYellow.description == "<UIDynamicCatalogSystemColor; name = systemYellowColor>")
    #expect(UIColor.secondarySystemFill.description == "<UIDynamicSystemColor; name = secondarySystemFillColor>")
    #expect(UIColor.systemBackground.description == "<UIDynamicSystemColor; name = systemBackgroundColor>")
    #expect(UIColor.tintColor.description == "<UITintColor>")
    #expect(
      UIColor.systemYellow.withAlphaComponent(0.3).description
        == "<UIDynamicModifiedColor; alpha = 0.3, baseColor = <UIDynamicCatalogSystemColor; name = systemYellowColor>>")
  }

  @Test func coreGraphicsColorsNameTheirExtendedSpaces() {
    #expect(UIColor.red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(UIColor.white.cgColor.colorSpace?.name == CGColorSpace.extendedGray)
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
