import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

/// The drawing of a label: line breaks, and truncation.
@MainActor @Suite struct LabelDrawingTests {
  init() { HostedScreen.apply(.standard) }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func items(_ label: UILabel, _ size: CGSize) -> [DisplayItem] {
    label.frame = CGRect(origin: .zero, size: size)
    let context = CGContext(recordingIn: label.bounds, scale: 3)
    UIGraphicsPushContext(context)
    label.drawText(in: label.bounds)
    UIGraphicsPopContext()
    return context.takeItems()
  }

  /// The colours of lines, also within groups.
  private func lineColors(_ items: [DisplayItem]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .stroke(_, .color(let color), _): [color]
      case .group(let group): lineColors(group.items)
      default: []
      }
    }
  }

  @Test func symbolsAmongLettersAreAsColouredAsTheLetters() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    func colors(_ image: UIImage, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Set<Color> {
      let label = UILabel()
      label.textColor = .red
      label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image), attributes: attributes)
      return Set(lineColors(items(label, CGSize(width: 100, height: 40))))
    }
    #expect(colors(symbol) == [Color(red: 1, green: 0, blue: 0)])
    #expect(colors(symbol, [.foregroundColor: UIColor.green]) == [Color(red: 0, green: 1, blue: 0)])
    #expect(colors(symbol.withTintColor(.blue)) == [Color(red: 0, green: 0, blue: 1)])
    #expect(colors(symbol.withRenderingMode(.alwaysOriginal)) == [Color(red: 0, green: 0, blue: 0)])
  }

  /// The runs of glyphs, line by line.
  private func runs(_ items: [DisplayItem]) -> [(run: GlyphRun, y: CGFloat)] {
    items.flatMap { item -> [(run: GlyphRun, y: CGFloat)] in
      switch item {
      case .glyphs(let run, let origin, _): [(run, origin.y)]
      case .group(let group): runs(group.items)
      default: []
      }
    }
  }

  /// The number of letters per line.
  private func lines(_ label: UILabel, width: CGFloat) -> [Int] {
    let runs = runs(items(label, CGSize(width: width, height: 200)))
    return Set(runs.map(\.y)).sorted().map { y in
      runs.filter { $0.y == y }.reduce(0) { $0 + $1.run.glyphs.count }
    }
  }

  @Test func plainTextLeavesNoWordAlone() {
    let text = "onto several lines."
    let room = label("several lines.").intrinsicContentSize.width + 1
    #expect(lines(label(text), width: room) == [4, 13])
    let full = label(text)
    full.lineBreakStrategy = []
    #expect(lines(full, width: room) == [11, 6])
  }

  @Test func attributedTextWithoutAParagraphStyleKeepsItsLinesFull() {
    let room = label("several lines.").intrinsicContentSize.width + 1
    let styled = label("")
    styled.attributedText = NSAttributedString(string: "onto several lines.", attributes: [.font: styled.font!])
    #expect(lines(styled, width: room) == [11, 6])
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    styled.attributedText = NSAttributedString(
      string: "onto several lines.", attributes: [.font: styled.font!, .paragraphStyle: style])
    #expect(lines(styled, width: room) == [4, 13])
  }

  @Test func aWrappedLabelIsAsWideAsItsWidestLineAndTheSpaceAfterIt() {
    let text = label("Hello hell")
    let width = label("Hello ").intrinsicContentSize.width
    #expect(abs(text.sizeThatFits(CGSize(width: width + 1, height: 100)).width - width) < 0.34)
    let word = label("Hello").intrinsicContentSize.width
    #expect(text.sizeThatFits(CGSize(width: word + 1, height: 100)).width == word + 1)
  }

  @Test func stringsWithTheirOwnFontsShrinkToFit() throws {
    let text = label("")
    text.numberOfLines = 1
    text.adjustsFontSizeToFitWidth = true
    text.attributedText = NSAttributedString(
      string: "Wide words", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let natural = text.intrinsicContentSize
    let run = try #require(runs(items(text, CGSize(width: natural.width / 2, height: 48))).first?.run)
    // Steps of a fiftieth, and tracking that grows as letters shrink.
    #expect(run.pointSize < 20.5 && run.pointSize > 18)
    #expect(run.glyphs.count == 9)
  }

  @Test func aLineThatIsTooLongEndsAtTheEdge() throws {
    let text = label("A line that is too long")
    text.numberOfLines = 1
    text.lineBreakMode = .byClipping
    let clipped = items(text, CGSize(width: 60, height: 20.5))
    let group = try #require(clipped.first?.group)
    #expect(clipped.count == 1)
    #expect(group.clip?.path.rectangle == CGRect(x: 0, y: 0, width: 60, height: 20.5))
    // Accents may exceed a label in which the line fits.
    let whole = items(text, CGSize(width: 300, height: 20.5))
    #expect(whole.first?.group == nil)
  }

  /// (41.333 - 20.333) / 2 are 31.5 pixels: the text starts at the 32nd, 10.667 points down.
  @Test func centredTextStartsOnAPixel() throws {
    let text = label("Text")
    let baseline = try #require(runs(items(text, CGSize(width: 100, height: 20 + 1.0 / 3))).first).y
    let lower = try #require(runs(items(text, CGSize(width: 100, height: 41 + 1.0 / 3))).first).y
    #expect(abs(lower - baseline - 32.0 / 3) < 1e-6)
  }
}
