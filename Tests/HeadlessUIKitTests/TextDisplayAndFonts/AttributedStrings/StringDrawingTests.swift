import Foundation
import Graphics
import HeadlessUIKit
import Testing

@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func items(_ draw: () -> Void) -> [DisplayItem] {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.takeItems()
  }

  private func glyphs(in items: [DisplayItem]) -> [(origin: CGPoint, color: Graphics.Color)] {
    items.flatMap { item -> [(origin: CGPoint, color: Graphics.Color)] in
      switch item {
      case .glyphs(_, let origin, let color): return [(origin, color)]
      case .group(let group): return glyphs(in: group.items)
      default: return []
      }
    }
  }

  @Test func textIsDrawnBelowItsPoint() throws {
    let drawn = items {
      "Hello".draw(at: CGPoint(x: 30, y: 40), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let run = try #require(glyphs(in: drawn).first)
    #expect(run.origin.x == 30)
    // The baseline is an ascender below the point; lines may be on whole pixels.
    #expect(abs(run.origin.y - (40 + font.ascender)) <= 1)
    #expect(run.color.hexadecimal == "#FF0000")
  }

  @Test func dynamicColorsAreDrawnForTheCurrentTraits() throws {
    var drawn: [DisplayItem] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      drawn = items { "Hello".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.label]) }
    }
    #expect(try #require(glyphs(in: drawn).first).color == .white)
  }

  @Test func textBreaksInARectangle() {
    let drawn = items {
      "Hello Hello".draw(in: CGRect(x: 10, y: 10, width: 60, height: 80), withAttributes: [.font: font])
    }
    #expect(Set(glyphs(in: drawn).map(\.origin.y)).count == 2)
  }

  /// Helvetica Neue: ascent 952, descent 213 and line gap 28, in thousandths.
  @Test func theGapInAFontCountsWithoutBeingAskedFor() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 20))
    let room = CGSize(width: 300, height: 300)
    let rect = "a\nb".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(rect.height - 2 * 20 * 1.193) < 0.001)
  }

  @Test func aTextStylesLeadingCountsWhereItIsAskedFor() {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "a\nb".boundingRect(
        with: CGSize(width: 300, height: 300), options: options.union(.usesLineFragmentOrigin),
        attributes: [.font: body], context: nil
      ).height
    }
    #expect(abs(height(.usesFontLeading) - 42.287) < 0.001)
    #expect(abs(height([]) - 40.574) < 0.001)
  }

  @Test func withoutAContextNothingHappens() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    "Hello".draw(at: .zero, withAttributes: nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
