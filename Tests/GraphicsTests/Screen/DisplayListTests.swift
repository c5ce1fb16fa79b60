import Foundation
import Graphics
import Testing

@Suite("DisplayList and its items")
struct DisplayListTests {
  @Test(
    "sizes in pixels round up, and forgive noise",
    arguments: [
      (393, 3, 1179), (390.333333, 3, 1171), (390.3333, 3, 1171), (100.5, 1, 101), (100.0001, 3, 301),
      (100.00003, 3, 300), (0, 2, 0), (-5, 2, 0),
      (CGFloat.infinity, 2, 0), (CGFloat.nan, 2, 0), (1e9, 3, 32_767),
    ] as [(CGFloat, CGFloat, Int)])
  func pixels(points: CGFloat, scale: CGFloat, pixels: Int) {
    let list = DisplayList(size: CGSize(width: points, height: points), scale: scale, items: [])
    #expect(list.pixelWidth == pixels)
    #expect(list.pixelHeight == pixels)
  }

  @Test func aGroupNeedsCompositingForWhatConcernsItAsAWhole() {
    #expect(
      !DisplayGroup(transform: CGAffineTransform(scaleX: 2, y: 2), clip: .init(Path()), items: []).needsCompositing)
    #expect(DisplayGroup(opacity: 0.99, items: []).needsCompositing)
    #expect(DisplayGroup(blendMode: .multiply, items: []).needsCompositing)
    #expect(DisplayGroup(shadow: Shadow(color: .black, offset: .zero, sigma: 1), items: []).needsCompositing)
    #expect(DisplayGroup(mask: [], items: []).needsCompositing)
  }

  @Test func drawingsAreEqualOnlyToThemselves() {
    let drawing = Drawing(size: CGSize(width: 10, height: 20.2), scale: 2, items: [])
    #expect(drawing == drawing)
    #expect(drawing != Drawing(size: CGSize(width: 10, height: 20.2), scale: 2, items: []))
    #expect(ImageContent.drawing(drawing).pixelWidth == 20)
    #expect(ImageContent.drawing(drawing).pixelHeight == 41)
    #expect(ImageContent.bitmap(Bitmap(width: 3, height: 4, color: .clear)).pixelHeight == 4)
  }

  @Test func listsAreEqualIfTheirItemsAre() {
    func list(_ x: CGFloat) -> DisplayList {
      let glyph = GlyphRun.Glyph(id: 7, position: CGPoint(x: x, y: 0))
      let run = GlyphRun(font: FontInstance(path: "/font.ttf"), pointSize: 17, glyphs: [glyph])
      return DisplayList(
        size: CGSize(width: 10, height: 10), scale: 2,
        items: [.group(DisplayGroup(items: [.glyphs(run, origin: .zero, color: .black)]))])
    }
    #expect(list(1) == list(1))
    #expect(list(1) != list(1.25))
  }

  @Test(
    "colours in words",
    arguments: [
      (Color.white, "#FFFFFF"), (Color(red: 1, green: 0.5, blue: 0.03), "#FF8008"),
      (Color(white: 0, alpha: 0.5), "#00000080"),
      (Color(red: -1, green: 7, blue: 0), "#00FF00"), (Color.clear, "#00000000"),
      (Color.white.withAlpha(0.2), "#FFFFFF33"),
    ])
  func hexadecimal(color: Color, text: String) {
    #expect(color.hexadecimal == text)
  }

  @Test func aTreeSurvivesTheWayThroughJSON() throws {
    let tree = ViewNode(
      className: "UIView", identifier: "root", frame: CGRect(x: 0, y: 0.333, width: 393, height: 852),
      screenFrame: CGRect(x: 0, y: 0.333, width: 393, height: 852), style: ["backgroundColor": "#FFFFFF"],
      children: [ViewNode(className: "UILabel", text: "Zürich\n🏔", frame: .zero, screenFrame: .zero)])
    #expect(try JSONDecoder().decode(ViewNode.self, from: JSONEncoder().encode(tree)) == tree)
  }
}
