import Foundation
import Graphics
import Testing

@testable import TextLayout

/// Shadows, strokes, oblique and expanded glyphs, and writing directions.
@Suite struct GlyphLookTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func layout(_ text: String, _ change: (inout TextAttributes) -> Void) -> LaidOutText {
    var attributes = TextAttributes(font: .system(17))
    change(&attributes)
    return engine.layout(AttributedText(text, attributes: attributes))
  }

  @Test func stretchedTextIsAsManyTimesAsWide() throws {
    let plain = layout("Wide words") { _ in }
    let wide = layout("Wide words") { $0.stretch = 1.5 }
    #expect(abs(wide.size.width - plain.size.width * 1.5) < 0.001)
    #expect(wide.size.height == plain.size.height)
    #expect(wide.lines[0].runs[0].glyphs.font.stretch == 1.5)
    // Kerning attributes aren't stretched: ten characters, two points each.
    let kerned = layout("Wide words") {
      $0.stretch = 1.5
      $0.kern = 2
      $0.usesLigatures = true
    }
    let plainKerned = layout("Wide words") { $0.kern = 2 }
    #expect(abs(kerned.size.width - 20 - (plainKerned.size.width - 20) * 1.5) < 0.001)
  }

  @Test func slantedTextHasItsWidth() throws {
    let slanted = layout("Slanted") { $0.slant = 0.3 }
    #expect(slanted.size == layout("Slanted") { _ in }.size)
    #expect(slanted.lines[0].runs[0].glyphs.font.slant == 0.3)
    // If a font is slanted because it has no italic, both add up.
    let italic = layout("Slanted") {
      $0.font = FontDescription(family: .systemMonospaced, pointSize: 17, isItalic: true)
      $0.slant = 0.1
    }
    #expect(abs(italic.lines[0].runs[0].glyphs.font.slant - 0.3) < 0.001)
  }

  /// Recorded on iOS 26: 3.89 pixels at 3x with 13 points, 3.24 with 11.
  @Test(arguments: [(13, 3.89), (11, 3.24)]) func aColonBetweenDigitsIsRaised(size: CGFloat, pixels: CGFloat) throws {
    func heights(_ text: String, _ family: FontDescription.Family = .system) -> [CGFloat] {
      let font = FontDescription(family: family, pointSize: size)
      let laid = engine.layout(AttributedText(text, attributes: TextAttributes(font: font)))
      return laid.lines[0].runs.flatMap { run in run.glyphs.glyphs.map { $0.position.y } }
    }
    let time = heights("9:41")
    #expect(abs(time[0] - time[1] - pixels / 3) < 0.05)
    #expect(time[2] == time[0])
    // Elsewhere it stands on the baseline, and so it does in fonts that an app names.
    for text in ["9: 41", "a:41", "9:", ":41"] { #expect(Set(heights(text)).count == 1, "\(text)") }
    #expect(Set(heights("9:41", .named("Helvetica"))).count == 1)
  }

  @Test func numbersThatAreNoneChangeNothing() {
    let odd = layout("Odd") {
      $0.slant = .nan
      $0.stretch = .infinity
      $0.stroke = GlyphRun.Stroke(width: .nan)
    }
    #expect(odd.size == layout("Odd") { _ in }.size)
    #expect(odd.lines[0].runs[0].glyphs.stroke?.width == 0)
  }

  @Test func shadowsLieBelowGlyphsAndTheirLines() throws {
    let shadow = Shadow(color: .black, offset: CGSize(width: 1, height: 2), sigma: 3)
    let text = layout("ab") {
      $0.shadow = shadow
      $0.underline = LineDecoration()
    }
    let groups = text.displayItems().compactMap { if case .group(let group) = $0 { group } else { nil } }
    #expect(groups.count == 2)
    #expect(groups.allSatisfy { $0.shadow == shadow && $0.items.count == 1 })
  }

  @Test(arguments: [(400.0, "NotoSerif-Regular.ttf"), (700, "NotoSerif-Bold.ttf")])
  func namedFontsWithSerifsHaveThem(weight: Double, file: String) throws {
    let text = layout("Serifs") { $0.font = FontDescription(family: .named("Georgia"), pointSize: 17, weight: weight) }
    #expect(try #require(text.lines[0].runs.first).glyphs.font.path.hasSuffix(file))
  }

  /// An override reverses the letters; an embedding moves characters without a direction.
  @Test func directionsOfTheirOwnReorderText() throws {
    func pieces(_ direction: TextDirection, _ string: String, _ range: Range<Int>) -> [Int] {
      let base = TextAttributes(font: .system(17))
      var own = base
      own.directions = [direction]
      let text = AttributedText(
        string, attributes: base,
        runs: [
          AttributedText.Run(range: 0..<range.lowerBound, attributes: base),
          AttributedText.Run(range: range, attributes: own),
          AttributedText.Run(range: range.upperBound..<string.utf16.count, attributes: base),
        ])
      return engine.layout(text).lines[0].runs.map(\.range.lowerBound)
    }
    let plain = engine.layout(AttributedText("ab cd ef")).lines[0]
    #expect(plain.runs.count == 1)
    #expect(!plain.runs[0].isRightToLeft)
    let base = TextAttributes(font: .system(17))
    var own = base
    own.directions = [TextDirection(isRightToLeft: true, isOverride: true)]
    let text = AttributedText(
      "ab cd ef", attributes: base,
      runs: [
        AttributedText.Run(range: 0..<3, attributes: base), AttributedText.Run(range: 3..<5, attributes: own),
        AttributedText.Run(range: 5..<8, attributes: base),
      ])
    let runs = engine.layout(text).lines[0].runs
    #expect(runs.map(\.isRightToLeft) == [false, true, false])
    // Embedded from right to left, the second word comes before the first.
    #expect(pieces(TextDirection(isRightToLeft: true, isOverride: false), "x אב 12 y", 2..<7) == [0, 5, 2, 7])
  }
}
