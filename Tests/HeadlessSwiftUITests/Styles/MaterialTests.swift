import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// A material is the content behind it, blurred, under a translucent colour.
@MainActor @Suite struct MaterialTests {
  private struct Stripes: View {
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<50) { index in (index.isMultiple(of: 2) ? Color.black : Color.white).frame(width: 2) }
      }
    }
  }

  private func expected(_ below: Double, under style: UIBlurEffect.Style) -> [Double] {
    let cover = MaterialLook(style, for: UITraitCollection()).color
    return [cover.red, cover.green, cover.blue].map {
      255 * (Double($0) * Double(cover.alpha) + below * (1 - Double(cover.alpha)))
    }
  }

  @Test func whatIsBehindShowsThroughBlurred() throws {
    let picture = try painted(
      ZStack {
        Stripes()
        Rectangle().fill(.regularMaterial).frame(height: 60)
      }, 100, 100)
    // Stripes of two points are half black and half white.
    #expect(picture.isNear(50, 50, expected(0.5, under: .systemMaterial), within: 6))
    #expect(picture.isNear(52, 50, expected(0.5, under: .systemMaterial), within: 6))
    // Outside of the material they are sharp.
    #expect(picture.isNear(48, 5, [0, 0, 0]) && picture.isNear(50, 5, [255, 255, 255]))
  }

  /// The thinner a material, the more of the content behind it is visible.
  @Test(arguments: [
    (Material.ultraThin, UIBlurEffect.Style.systemUltraThinMaterial), (.thin, .systemThinMaterial),
    (.regular, .systemMaterial), (.thick, .systemThickMaterial),
  ])
  func materialsAreUIKits(_ material: Material, _ style: UIBlurEffect.Style) throws {
    let picture = try painted(Color.black.overlay { Rectangle().fill(material) }, 100, 100)
    #expect(picture.isNear(50, 50, expected(0, under: style), within: 2))
  }

  @Test func glassIsAMaterialInACapsule() throws {
    let glass = ElementHost(Color.clear.frame(width: 40, height: 20).glassEffect()).items(40, 20).flat
    let blurred = glass.compactMap { if case .backdropBlur(let path, _) = $0 { path } else { nil } }
    #expect(blurred == [Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).outline])
    #expect(ElementHost(Color.clear.frame(width: 40, height: 20).glassEffect(.identity)).items(40, 20).isEmpty)
  }

  @Test func theTintOfGlassCoversTheMaterial() throws {
    func middle(_ glass: Glass) throws -> [Double] {
      try painted(Color.black.overlay { Color.clear.glassEffect(glass, in: Rectangle()) }, 60, 60).components(30, 30)
    }
    let (plain, tinted) = (try middle(.regular), try middle(.regular.tint(Color(red: 1, green: 0, blue: 0))))
    #expect(abs(plain[0] - plain[1]) < 2 && tinted[0] > tinted[1] + 100)
  }
}
