import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Modifiers of texts, as Apple's documentation describes them.
@MainActor @Suite struct TextStyleTests {
  private func width(_ text: some View) -> CGFloat { ElementHost(text).size().width }

  /// Each further letter is 5 points further away.
  @Test(arguments: [true, false]) func kerningAndTrackingSeparateLetters(isTracking: Bool) {
    func changed(_ text: String) -> CGFloat {
      width(isTracking ? Text(text).tracking(5) : Text(text).kerning(5))
    }
    #expect((changed("HHHH") - changed("HH") - width(Text("HHHH")) + width(Text("HH"))).isNear(10))
  }

  @Test func monospacedDigitsHaveOneWidth() {
    #expect(width(Text("1111").monospacedDigit()).isNear(width(Text("0000").monospacedDigit())))
    #expect(!width(Text("1111")).isNear(width(Text("0000"))))
    #expect(width(Text("11").font(.system(.body)).monospacedDigit()) == width(Text("11").font(.body.monospacedDigit())))
  }

  @Test func linesStrikeAndUnderlineInTheirColour() throws {
    let (red, black) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0))
    let text = Text("abc").foregroundColor(black)
    func line(_ text: some View) -> CGRect? {
      let items = ElementHost(text).items().flat
      return items.fills.first {
        if case .color(let color) = $0.paint { color.hexadecimal == "#FF0000" } else { false }
      }?
      .path.rectangle
    }
    #expect(line(text) == nil)
    let struck = try #require(line(text.strikethrough(color: red)))
    let under = try #require(line(text.underline(color: red)))
    #expect(struck.maxY < under.minY)
    // The view's width is the text's, rounded up to a pixel, of which three are a point.
    #expect(struck.width <= width(text) && struck.width > width(text) - 1 / 3)
    #expect(line(text.underline(false, color: red)) == nil)
    #expect(line(text.strikethrough(true, pattern: .dot, color: red)) != line(text.strikethrough(color: red)))
  }
}
