import Foundation
import Graphics
import Testing

@testable import TextLayout

/// Heights of letters and thicknesses of stems in recorded pictures (AccessibilitySnapshot, home-assistant, swift-markdown-ui), in
/// parts of an em. Medians: of 15 to 700 letters each below 20 points, of 5 to 30 in titles.
@Suite struct SystemOutlineTests {
  struct Height: Sendable {
    var letter: Character
    var size: CGFloat
    var weight: Double
    var top: CGFloat
    var bottom: CGFloat = 0
    /// Curves and dots are fitted less exactly than straight edges.
    var tolerance: CGFloat = 0.0015
  }

  private func box(_ letter: Character, _ size: CGFloat, _ weight: Double) throws -> CGRect {
    let engine = TextEngine(library: try FontLibrary())
    let font = FontDescription.system(size, weight: weight)
    let scalar = try #require(letter.unicodeScalars.first)
    let glyph = try #require(engine.glyph(of: scalar, in: font))
    return engine.outline(of: glyph, in: font).controlPointBox
  }

  @Test(arguments: [
    Height(letter: "H", size: 16, weight: 400, top: 0.705), Height(letter: "1", size: 16, weight: 400, top: 0.705),
    Height(letter: "l", size: 16, weight: 400, top: 0.7355),
    Height(letter: "d", size: 11, weight: 400, top: 0.7355, bottom: -0.008),
    Height(letter: "x", size: 16, weight: 400, top: 0.5265), Height(letter: "n", size: 16, weight: 400, top: 0.534),
    Height(letter: "o", size: 16, weight: 400, top: 0.535, bottom: -0.008),
    Height(letter: "p", size: 16, weight: 400, top: 0.534, bottom: -0.176),
    Height(letter: "g", size: 16, weight: 400, top: 0.534, bottom: -0.183, tolerance: 0.004),
    Height(letter: "i", size: 16, weight: 400, top: 0.742, tolerance: 0.008),
    Height(letter: "f", size: 16, weight: 400, top: 0.740),
    Height(letter: "t", size: 16, weight: 400, top: 0.663, bottom: -0.003, tolerance: 0.008),
    Height(letter: "T", size: 13, weight: 600, top: 0.705), Height(letter: "l", size: 16, weight: 600, top: 0.740),
    Height(letter: "x", size: 16, weight: 600, top: 0.5335), Height(letter: "n", size: 12, weight: 600, top: 0.5425),
    Height(letter: "H", size: 33, weight: 700, top: 0.7046), Height(letter: "l", size: 33, weight: 700, top: 0.7046),
    Height(letter: "x", size: 33, weight: 700, top: 0.5303),
    Height(letter: "t", size: 33, weight: 700, top: 0.655, bottom: -0.008, tolerance: 0.012),
  ]) func lettersAreAsHighAsRecorded(_ height: Height) throws {
    let box = try box(height.letter, height.size, height.weight)
    #expect(abs(box.maxY / height.size - height.top) < height.tolerance, "\(box.maxY / height.size)")
    #expect(abs(box.minY / height.size - height.bottom) < max(height.tolerance, 0.003), "\(box.minY / height.size)")
  }

  @Test(arguments: [(16, 400, 0.0852), (13, 600, 0.1215), (33, 700, 0.1421)] as [(CGFloat, Double, CGFloat)])
  func stemsAreAsThickAsRecorded(size: CGFloat, weight: Double, thickness: CGFloat) throws {
    #expect(abs(try box("l", size, weight).width / size - thickness) < 0.001)
  }

  /// Recorded at 15 points in regular, and at 19 in semibold.
  @Test(arguments: [(15, 400, 0.79), (19, 600, 0.80)] as [(CGFloat, Double, Double)])
  func percentSignsAreAsWideAsRecorded(size: CGFloat, weight: Double, width: Double) throws {
    #expect(abs(Double(try box("%", size, weight).width / size) - width) < 0.02)
  }

  /// Recorded in a line of nine at 12 points on iOS 18.5: 2.354 points across, their middle 3.37 above the baseline, 5.666 apart.
  @Test func bulletsAreAsSmallAndAsNearAsRecorded() throws {
    let dot = try box("\u{2022}", 12, 400)
    #expect(abs(dot.width - 2.354) < 0.03 && abs(dot.height - 2.354) < 0.03, "\(dot)")
    #expect(abs(dot.midY - 3.37) < 0.05)
    let engine = TextEngine(library: try FontLibrary())
    let font = TextAttributes(font: .system(12))
    let width = try #require(
      engine.layout(AttributedText(String(repeating: "\u{2022}", count: 9), attributes: font)).lines.first
    ).frame.width
    #expect(abs(width - 9 * 5.666) < 0.1, "\(width)")
    // As much room before the dot as after it.
    let line = try #require(engine.layout(AttributedText("\u{2022}", attributes: font)).lines.first)
    let glyph = try #require(line.runs.first?.glyphs.glyphs.first)
    #expect(abs(glyph.position.x + dot.midX - 5.666 / 2) < 0.05)
  }

  /// Recorded in three lines of 12 points on iOS 18.5: letters after an arrow and a space are 1.98 points nearer than with Inter's.
  @Test func anArrowDownwardsTakesLessRoomThanInters() throws {
    var library = try FontLibrary()
    func width(_ text: String) throws -> CGFloat {
      let font = TextAttributes(font: .system(12))
      let engine = TextEngine(library: library)
      return try #require(engine.layout(AttributedText(text, attributes: font)).lines.first).frame.width
    }
    let corrected = try width("\u{2193}")
    library.textCorrections = .none
    // Regular text has 2.7 thousandths less between characters, at 12 points.
    #expect(abs(try width("\u{2193}") - corrected - 1.98 - 0.03) < 0.05)
  }

  /// Titles change gradually: letters of half a point more are at most 5 thousandths of an em narrower, in the same face.
  @Test func thereIsNoStepBetweenTextAndTitles() throws {
    let engine = TextEngine(library: try FontLibrary())
    let widths = try stride(from: 17, through: 30, by: 0.5).map { size -> CGFloat in
      let font = TextAttributes(font: .system(size, weight: 600))
      let line = try #require(engine.layout(AttributedText("Heading", attributes: font)).lines.first)
      #expect(line.usesFont("Inter-roman.var.ttf"))
      return line.frame.width / size
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { abs($0 - $1) < 7 * 0.005 }, "\(widths)")
  }

  /// Fonts of an app keep their outlines.
  @Test func otherFontsAreNotChanged() throws {
    let engine = TextEngine(library: try FontLibrary())
    let font = FontDescription(family: .named("Helvetica Neue"), pointSize: 100)
    let glyph = try #require(engine.glyph(of: "H", in: font))
    #expect(abs(engine.outline(of: glyph, in: font).controlPointBox.maxY - 72.73) < 0.05)
  }
}
