import Foundation
import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessQuartzCore

/// Texts of layers, which UIKit sets.
@Suite struct TextLayerTests {
  @Test func textLayersSetTextInTheirColor() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    #expect(layer.kindContents().isEmpty)
    layer.string = "Text"
    layer.fontSize = 20
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    func glyphColors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .glyphs(_, _, let color): [color]
        case .group(let group): glyphColors(group.items)
        default: []
        }
      }
    }
    #expect(Set(glyphColors(layer.kindContents())) == [Color(red: 1, green: 0, blue: 0)])
    #expect(layer.preferredFrameSize().width > 20)
  }

  /// A line of 20 points is 23.87 points high: a box of 30 contains exactly one.
  @Test func wrappedTextIsCutInItsLastLineWhereItIsToBeTruncated() {
    func glyphCount(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .glyphs(let run, _, _): count + run.glyphs.count
        case .group(let group): count + glyphCount(group.items)
        default: count
        }
      }
    }
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    layer.fontSize = 20
    layer.string = "one two three four five six seven"
    layer.isWrapped = true
    let all = glyphCount(layer.kindContents())
    layer.truncationMode = .end
    let cut = glyphCount(layer.kindContents())
    #expect(all > 20 && cut < 12)
  }
}
