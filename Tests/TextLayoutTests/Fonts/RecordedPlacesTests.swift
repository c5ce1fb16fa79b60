import Foundation
import Graphics
import Testing

@testable import TextLayout

/// The places of letters in lines of regular text that other projects recorded.
@Suite struct RecordedPlacesTests {
  struct Line: Sendable {
    var size: CGFloat
    /// In points, from the first letter's place to the last one's.
    var distance: CGFloat
    var text: String
  }

  /// Size, distance and text: 16 points from the pictures of gonzalezreal/swift-markdown-ui (2x), 12 points from those of
  /// cashapp/AccessibilitySnapshot (iOS 18.5, 3x), 11 points from one of home-assistant (iOS 26, 3x). A letter's place is where Inter's
  /// letter covers the recorded one best, measured to about a tenth of a pixel.
  private static let lines = """
    16 324.26 This image is contextualized for either dark or
    16 188.07 An image that fails to load:
    16 315.40 A link that contains an image instead of text:
    16 238.09 Great Underground Empire (Zork)
    16 256.62 This paragraph makes the list loose.
    16 269.49 This is an incomplete list of headgear:
    16 280.87 The sky above the port was the color of
    16 252.27 television, tuned to a dead channel.
    16 203.42 clocks were striking thirteen.
    16 261.61 The sky above the port was the color
    16 270.98 of television, tuned to a dead channel.
    16 231.19 the clocks were striking thirteen.
    16 319.72 character before the line. Blockquotes can be
    16 329.16 nested, and can also contain other formatting.
    16 327.25 It was a bright cold day in April, and the clocks
    16 301.09 Use a group to collect multiple views into a
    16 328.04 single instance, without affecting the layout of
    16 278.16 those views. After creating a group, any
    16 314.50 modifier you apply to the group affects all of
    16 269.88 MarkdownUI is fully compliant with the
    16 268.93 files that haven't yet been committed.
    12 208.61 Label, Text description for an element
    12 169.72 Value, Current state or content
    12 199.24 Progress, 75%: 75 percent complete
    12 193.25 Hint, What happens when activated
    12 184.42 Traits, Element type and behavior
    12 194.30 Input Labels, Voice Control phrases
    12 193.36 Activation Point, Custom tap target
    12 199.94 Element Grouping, Combine children
    12 161.07 down to access these actions
    12 230.27 Important Email. Preview of email content
    12 244.63 Custom Content, Additional details via 'More
    12 230.34 Path Shapes, Testing badge placement on
    12 224.37 Heading. Link. Adjustable. Image. Search
    11 124.55 http://192.168.1.100:8123
    """.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 2)
      return Line(
        size: CGFloat(Double(words[0]) ?? 0), distance: CGFloat(Double(words[1]) ?? 0), text: String(words[2]))
    }

  /// Without San Francisco's pairs it was 0.33 points, and up to 1.
  @Test func lastLettersStandWhereTheyAreRecorded() throws {
    let engine = TextEngine(library: try FontLibrary())
    let errors = Self.lines.map { line -> CGFloat in
      let glyphs = engine.layout(AttributedText(line.text, size: line.size)).lines.flatMap { line in
        line.runs.flatMap { run in run.glyphs.glyphs.map { run.origin.x + $0.position.x } }
      }
      return abs((glyphs.last ?? 0) - (glyphs.first ?? 0) - line.distance)
    }
    #expect(errors.reduce(0, +) / CGFloat(errors.count) < 0.2)
    #expect(errors.allSatisfy { $0 < 0.45 }, "\(errors)")
  }

  private func italic(_ text: String, isItalic: Bool = true) throws -> [CGFloat] {
    let font = FontDescription(pointSize: 16, isItalic: isItalic)
    let layout = TextEngine(library: try FontLibrary()).layout(
      AttributedText(text, attributes: TextAttributes(font: font)))
    return layout.lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.position.x) }
  }

  /// Recorded in italics of 16 points (swift-markdown-ui, 2x): 185.35 points between the middles of the i and the last e; 2.2 more
  /// with the apostrophe and the full stop of upright text.
  @Test func punctuationInItalicsIsAsWideAsRecorded() throws {
    let places = try italic("is man's best friend. Inside")
    // The middle of an i is 2 points right of its place, that of an e 4.2.
    #expect(abs(try #require(places.last) - places[0] + 2.2 - 185.35) < 0.8)
    // The quotation mark, and the letter after it, are 0.9 points further right than with an upright one's corrections.
    let quoted = try italic("\u{201C}I")
    #expect(abs(quoted[0] - (try italic("\u{201C}I", isItalic: false))[0] - 0.9) < 0.3)
  }
}
