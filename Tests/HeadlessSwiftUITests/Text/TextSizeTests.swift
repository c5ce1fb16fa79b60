import Foundation
import HeadlessSwiftUI
import SwiftUILayout
import Testing

/// The sizes and baselines of texts, according to rules that were measured on iOS 17.5 to 26.2.
@MainActor @Suite struct TextSizeTests {
  private static let styles: [(font: Font, at3x: CGFloat, at2x: CGFloat)] = [
    (.largeTitle, 40.67, 41), (.title, 33.67, 33.5), (.title2, 26.33, 26.5), (.title3, 24, 24),
    (.headline, 20.33, 20.5),
    (.body, 20.33, 20.5), (.callout, 19.33, 19.5), (.subheadline, 18, 18), (.footnote, 15.67, 16),
    (.caption, 14.33, 14.5), (.caption2, 13.33, 13.5),
  ]

  @Test func aLineIsAsHighAsItsFontRoundedUpToPixels() {
    for style in Self.styles {
      #expect(ElementHost(Text("Save").font(style.font)).size().height.isNear(style.at3x), "\(style)")
      #expect(ElementHost(Text("Save").font(style.font), scale: 2).size().height.isNear(style.at2x), "\(style)")
    }
  }

  @Test func stylesFollowTheTextSize() {
    func height(_ font: Font) -> CGFloat { ElementHost(Text("Save").font(font), size: .medium).size().height }
    #expect(height(.body).isNear(19.33))
    #expect(height(.subheadline).isNear(17))
    #expect(height(.caption).isNear(13.33))
    // Sizes in points don't.
    #expect(height(.system(size: 17)).isNear(20.33))
  }

  /// The distance between lines is that of the text style, even if it is smaller than the height of the lines.
  @Test func linesOfAStyleAreAsFarApartAsItSays() {
    func height(_ lines: Int, _ font: Font, _ size: DynamicTypeSize = .large) -> CGFloat {
      let text = [String](repeating: "a", count: lines).joined(separator: "\n")
      return ElementHost(Text(text).font(font), size: size).size().height
    }
    #expect(height(2, .body).isNear(42.33))
    #expect(height(3, .body).isNear(64.33))
    #expect(height(2, .caption).isNear(30.33))
    #expect(height(4, .caption, .medium).isNear(52.33))
    #expect(height(4, .subheadline, .medium).isNear(74))
  }

  @Test func linesOfASizeAreAsFarApartAsTheyAreHigh() {
    let text = Text(verbatim: "a\nb").font(.system(size: 16))
    #expect(ElementHost(text, scale: 2).size().height.isNear(38.5))
    #expect(ElementHost(text.lineSpacing(2), scale: 2).size().height.isNear(40.5))
  }

  /// Measured: the baselines are 0, 21.5 and 42.5 points below the first one, with a line spacing of 2 points at 16 points and 2x.
  @Test func eachBaselineIsRoundedToPixels() {
    let text = Text(verbatim: "a\nb\nc").font(.system(size: 16)).lineSpacing(2)
    let baselines = ElementHost(text, scale: 2).items().glyphs.map(\.origin.y)
    #expect(baselines == [15, 36.5, 57.5])
  }

  /// Recorded on iOS 26: a line of 22 points in a height of 25.5 points is 25.33 points high (home-assistant's energy widget, in
  /// which two such lines share a column that is too short for them).
  @Test func aTextThatMayBeSmallerFitsTheHeightThatItIsOffered() {
    let text = Text("12").font(.system(size: 22)).lineLimit(1)
    #expect(ElementHost(text).size(nil, 25.5).height.isNear(26.33))
    #expect(ElementHost(text.minimumScaleFactor(0.6)).size(nil, 25.5).height.isNear(25.33))
    #expect(ElementHost(text.minimumScaleFactor(0.6)).size(nil, 26.4).height.isNear(26.33))
    // The minimum scale factor is the limit: 1.19336 x 13.2 points, rounded up.
    #expect(ElementHost(text.minimumScaleFactor(0.6)).size(nil, 5).height.isNear(16))
  }

  @Test func baselinesAreGuides() {
    let element = ElementHost(Text(verbatim: "a\nb")).element
    let dimensions = element.dimensions(in: .unspecified)
    // The ascent at 17 points is 16.19 points, or 48.56 pixels at 3x; the second line is 22 points below.
    #expect(dimensions[VerticalAlignment.firstTextBaseline].isNear(49 / 3))
    #expect(dimensions[VerticalAlignment.lastTextBaseline].isNear(115 / 3))
  }

  /// Recorded on iOS 26: "Most secure: Allow this app to know when / you're home", which has space for "you're" on the first line.
  @Test func aTextOfTwoLinesLeavesNoShortWordAlone() {
    func width(_ text: Text) -> CGFloat { ElementHost(text).size().width }
    let room = width(Text(verbatim: "a word and"))
    let pushed = max(width(Text(verbatim: "a word ")), width(Text(verbatim: "and more")))
    #expect(pushed < room - 5)
    let text = Text(verbatim: "a word and more")
    #expect(ElementHost(text).size(room).width == pushed)
    // Regardless of the attributes, unlike UIKit's labels.
    #expect(ElementHost(text.underline()).size(room).width == pushed)
    let long = Text(verbatim: "a word and vulnerabilities")
    #expect(
      ElementHost(long).size(ElementHost(Text(verbatim: "vulnerabilities")).size().width + 1).height.isNear(42.33))
  }

  @Test func aWrappedTextIsAsWideAsItsWidestLineWithTheSpaceThatItBrokeAt() {
    let first = ElementHost(Text(verbatim: "Wandering ")).size().width
    let text = Text(verbatim: "Wandering far")
    let whole = ElementHost(text).size().width
    #expect(ElementHost(text).size((first + whole) / 2).width == first)
    #expect(ElementHost(text).size((first + whole) / 2).height.isNear(42.33))
  }

  @Test func alignmentLeavesTheSpaceAtTheEndOut() throws {
    let text = Text(verbatim: "Wandering far").multilineTextAlignment(.trailing)
    let box = ElementHost(text).size(100)
    let glyphs = ElementHost(text).items(100).glyphs
    let visible = ElementHost(Text(verbatim: "Wandering")).size().width
    #expect(glyphs.count == 2)
    #expect(abs(glyphs[0].origin.x - (box.width - visible)) < 0.34)
  }

  @Test func anEmptyTextHasALinesHeight() {
    #expect(ElementHost(Text(verbatim: "")).size().width == 0)
    // Recorded on iOS 15: 14 with every font, as empty attributed strings have no font.
    #expect(ElementHost(Text(verbatim: "")).size().height.isNear(14))
  }

  @Test func linesAreLimitedAndReserved() {
    let text = Text(verbatim: "one\ntwo\nthree\nfour")
    #expect(ElementHost(text.lineLimit(2)).size().height.isNear(42.33))
    #expect(ElementHost(text.lineLimit(...3)).size().height.isNear(64.33))
    #expect(ElementHost(Text(verbatim: "one").lineLimit(3, reservesSpace: true)).size().height.isNear(64.33))
    #expect(ElementHost(Text(verbatim: "one").lineLimit(2...3)).size().height.isNear(42.33))
    #expect(ElementHost(Text(verbatim: "one").lineLimit(3)).size().height.isNear(20.33))
  }

  @Test func textIsCutToTheRoom() {
    let text = Text(verbatim: "one two three four five")
    let limited = ElementHost(text.lineLimit(1)).size(80)
    #expect(limited.width <= 80.34 && limited.height.isNear(20.33))
    #expect(ElementHost(text).size(80, 21).height.isNear(20.33))
  }

  @Test func textShrinksDownToTheLeastFactor() {
    let text = Text(verbatim: "one two three four five").lineLimit(1)
    let whole = ElementHost(text).size()
    let small = ElementHost(text.minimumScaleFactor(0.5)).size(whole.width * 0.7)
    #expect(small.height < whole.height && small.height > whole.height * 0.6)
    // A text that fits keeps its size.
    #expect(ElementHost(text.minimumScaleFactor(0.5)).size(whole.width) == whole)
  }

  /// A text that may be smaller is scaled before a line breaks inside a word, whatever number of lines it may have.
  @Test func aWordIsScaledBeforeItIsBroken() {
    let text = Text(verbatim: "Congratulations").font(.system(size: 30))
    let whole = ElementHost(text).size()
    let room = whole.width * 0.8
    #expect(ElementHost(text).size(room).height > whole.height)
    let scaled = ElementHost(text.minimumScaleFactor(0.5)).size(room)
    #expect(scaled.height < whole.height && scaled.height > whole.height * 0.7)
    // Spaces, hyphens and ideographs divide no word.
    for parts in [
      ("Lorem ipsum", "Lorem "), ("Lorem-ipsum", "Lorem-"), ("\u{65E5}\u{672C}\u{8A9E}", "\u{65E5}\u{672C}"),
    ] {
      let line = Text(verbatim: parts.0).font(.system(size: 30))
      let first = ElementHost(Text(verbatim: parts.1).font(.system(size: 30))).size().width + 2
      let wrapped = ElementHost(line.minimumScaleFactor(0.5)).size(max(first, whole.width * 0.42))
      #expect(wrapped == ElementHost(line).size(max(first, whole.width * 0.42)), "\(parts.0)")
    }
  }

  /// Measured totals: headline over subheadline 40.67, subheadline over caption 34.33, body over body of a column 42.67.
  @Test func textsOfAColumnAreSpacedByTheLowerOnesLeading() {
    let first = Group {
      Text("a").font(.headline)
      Text("b").font(.subheadline)
    }
    #expect(ElementHost(first).columnHeight().isNear(40.67))
    let second = Group {
      Text("a").font(.subheadline)
      Text("b").font(.caption)
    }
    #expect(ElementHost(second).columnHeight().isNear(34.33))
    let third = Group {
      Text("a")
      Text("b").font(.subheadline)
    }
    #expect(ElementHost(third, size: .medium).columnHeight().isNear(38.67))
    let sized = Group {
      Text("a").font(.system(size: 17))
      Text("b").font(.system(size: 17))
    }
    #expect(ElementHost(sized).columnHeight().isNear(40.67))
  }

  /// Measured: the distance between a text of 11 points and a capsule is 6.71 points, before rounding to pixels.
  @Test func whatStandsBelowATextIsSpacedByItsFont() {
    let views = Group {
      Text("a").font(.caption)
      Color.red
    }
    let text: CGFloat = 13.33
    #expect(ElementHost(views, size: .medium).columnHeight().isNear(text + 6.71 + 10))
  }

  @Test func linesHaveTheHeightThatIsAskedFor() {
    let text = Text("One\nTwo")
    let plain = ElementHost(text).size().height
    #expect(ElementHost(text.lineHeight(.exact(points: 30))).size().height == 60)
    // Between two lines there is one gap.
    #expect(ElementHost(text.lineHeight(.leading(increase: 5))).size().height.isNear(plain + 5))
    #expect(ElementHost(text.lineHeight(nil)).size().height == plain)
  }
}
