import Foundation
import SwiftUILayout
import Testing

@testable import HeadlessSwiftUI

/// Effects on colours, by the formulas of CSS's filters and of compositing.
@MainActor @Suite struct ColorEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func shown(_ view: some View, of color: PaintedColor = .init(red: 1, green: 0, blue: 0)) -> String? {
    ElementHost(view).items(9, 9).groups.first?.colorMatrix?.apply(to: color).hexadecimal
  }

  @Test func huesTurn() {
    // cos 180° = -1, sin 180° = 0: 0.213 - 0.787 is below zero, and 0.213 + 0.213 = 0.426.
    #expect(shown(red.hueRotation(.degrees(180))) == "#006D6D")
    // 0.213 + 0.5 * 0.213 + 0.866 * 0.143 = 0.443.
    #expect(shown(red.hueRotation(.degrees(120))) == "#007100")
    #expect(shown(red.hueRotation(.degrees(360))) == "#FF0000")
  }

  @Test func luminanceBecomesOpacity() {
    #expect(shown(red.luminanceToAlpha()) == "#00000036")
    #expect(shown(red.luminanceToAlpha(), of: .init(red: 1, green: 1, blue: 1)) == "#000000")
  }

  @Test func contrastIsAboutGrey() {
    #expect(shown(red.contrast(0)) == "#808080")
    // 2 * 0.75 - 0.5 = 1, and 2 * 0.25 - 0.5 = 0.
    #expect(shown(red.contrast(2), of: .init(red: 0.75, green: 0.5, blue: 0.25)) == "#FF8000")
    #expect(shown(red.brightness(0.25), of: .init(red: 0.5, green: 0.75, blue: 0)) == "#BFFF40")
  }

  @Test func saturationIsAboutLuminance() {
    #expect(shown(red.saturation(0)) == "#363636" && shown(red.grayscale(1)) == "#363636")
    #expect(shown(red.saturation(1)) == "#FF0000" && shown(red.grayscale(0)) == "#FF0000")
    // 1.787 * 0.5 - 0.787 * 0.25 = 0.697; 1.285 * 0.25 - 0.213 * 0.5 - 0.072 * 0.25 = 0.197.
    #expect(shown(red.saturation(2), of: .init(red: 0.5, green: 0.25, blue: 0.25)) == "#B23232")
  }

  @Test func aDrawingGroupIsTreatedAsAWhole() {
    let card = Text("a").background(red)
    let joined = ElementHost(card.drawingGroup().opacity(0.5)).items()
    #expect(joined.groups.first?.opacity == 0.5 && joined.colors == ["#FF0000"])
  }

  /// A colour (1, 0.5, 0) over a grey of 0.5.
  @Test(arguments: [
    (BlendMode.multiply, [128, 64, 0]), (.screen, [255, 191, 128]), (.darken, [128, 128, 0]),
    (.lighten, [255, 128, 128]), (.difference, [128, 0, 128]), (.plusLighter, [255, 255, 128]),
    (.exclusion, [128, 128, 128]), (.overlay, [255, 128, 0]), (.normal, [255, 128, 0]),
  ])
  func viewsAreBlended(_ mode: BlendMode, _ color: [Double]) throws {
    let picture = try painted(
      ZStack {
        Color(.sRGB, white: 0.5)
        Color(red: 1, green: 0.5, blue: 0).blendMode(mode)
      }, 9, 9)
    #expect(picture.isNear(4, 4, color, within: 2), "\(picture.components(4, 4))")
  }

  @Test func masksCutByTheirOpacity() throws {
    let picture = try painted(
      red.mask {
        HStack(spacing: 0) {
          Color.black.frame(width: 10)
          Color.blue.opacity(0.5).frame(width: 10)
        }
      }, 40, 10)
    // The mask is in the middle, from 10 to 30; only its opacity counts.
    #expect(picture.isNear(15, 5, [255, 0, 0]) && picture.isNear(25, 5, [255, 127.5, 127.5]))
    #expect(picture.isNear(5, 5, [255, 255, 255]) && picture.isNear(35, 5, [255, 255, 255]))
  }

  @Test func mirroredContentFollowsTheReadingDirection() {
    let view = Rectangle().fill(red).flipsForRightToLeftLayoutDirection(true)
    #expect(ElementHost(view).items(20, 10).groups.allSatisfy { $0.transform == .identity })
    let outer = RightToLeft(ElementHost(view).element)
    outer.place(at: .zero, proposal: ProposedViewSize(width: 20, height: 10))
    var canvas = ElementCanvas(scale: 3)
    canvas.draw(outer)
    #expect(canvas.items.groups.first?.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
  }

  private final class RightToLeft: _UnaryElement {
    override var layoutDirection: LayoutDirection { .rightToLeft }
  }
}
