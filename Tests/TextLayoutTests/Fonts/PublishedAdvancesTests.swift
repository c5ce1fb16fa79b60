import Foundation
import Graphics
import Testing

@testable import TextLayout

/// Helvetica's and Arial's characters are as wide as the published ones, with Inter's glyphs.
@Suite struct PublishedAdvancesTests {
  private func width(_ text: String, _ family: String, weight: Double = 400, size: CGFloat = 100) throws -> CGFloat {
    let font = FontDescription(family: .named(family), pointSize: size, weight: weight)
    let engine = TextEngine(library: try FontLibrary())
    return engine.layout(AttributedText(text, attributes: TextAttributes(font: font))).size.width
  }

  /// The sums of the published advances: T 611, h, e, o, u and n 556, c 500, i and l 222; A and V 667, without kerning.
  @Test(arguments: [("Theo", 227.9), ("council", 311.2), ("AV", 133.4), ("Glóin", 233.4), ("í", 27.8), ("— “", 161.1)])
  func charactersOfHelveticaHaveTheirAdvances(text: String, width: CGFloat) throws {
    #expect(abs(try self.width(text, "Helvetica") - width) < 0.05)
    #expect(abs(try self.width(text, "Arial") - width) < 0.05)
  }

  /// In bold: b, n and o 611, d 611, B 722, l 278.
  @Test func boldOnesAreWider() throws {
    #expect(abs(try width("Bold", "Helvetica", weight: 700) - (72.2 + 61.1 + 27.8 + 61.1)) < 0.05)
  }

  /// Recorded in a text view of 12 points (AccessibilitySnapshot, iOS 18.5), whose lines may be 191 points wide: the third line ends
  /// before "Bilbo".
  @Test func aRecordedTextBreaksAsOnIOS() throws {
    let text = "The council of Elrond was attended by: Elrond, Erestor, Gandalf the Grey, Aragorn, Frodo Baggins, Bilbo"
    let font = FontDescription(family: .named("Helvetica"), pointSize: 12)
    let layout = TextEngine(library: try FontLibrary()).layout(
      AttributedText(text, attributes: TextAttributes(font: font)), in: LayoutConstraints(width: 191))
    #expect(layout.lines.count == 4)
    // The ink of the first line is 186.67 wide; a T and a d have about a point at the sides.
    #expect(abs(try width("The council of Elrond was attended", "Helvetica", size: 12) - 187.6) < 0.5)
  }
}
