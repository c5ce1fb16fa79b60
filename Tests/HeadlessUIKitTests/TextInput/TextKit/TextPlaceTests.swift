import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The positions of characters in a layout manager's lines, and the character at a point. Points of the container.
@MainActor @Suite struct TextPlaceTests {
  init() { HostedScreen.apply(.standard) }

  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)

  private func lay(_ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping) {
    container.size = CGSize(width: width, height: 0)
    container.maximumNumberOfLines = lines
    container.lineBreakMode = mode
    container.lineFragmentPadding = 0
    if manager.textContainers.isEmpty {
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
    storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
  }

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  private func index(_ x: CGFloat, _ y: CGFloat) -> Int {
    manager.characterIndex(
      for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The first line contains "alpha " and ends at about 60 of 200 points.
  @Test func rightOfALinesTextLiesItsLastCharacter() {
    lay("alpha\u{2028}beta", width: 200)
    #expect(index(190, 10) == 5)
    #expect(index(190, 30) == 9)
    lay("alpha beta", width: width("alpha be"))
    #expect(index(width("alpha be") - 1, 10) == 5)
    #expect(index(1, 30) == 6)
  }

  @Test func aTextViewFindsALinesLastCharacterRightOfIt() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "alpha\nbeta"
    view.layoutIfNeeded()
    let range = try #require(view.characterRange(at: CGPoint(x: 190, y: 15)))
    #expect(view.offset(from: view.beginningOfDocument, to: range.start) == 5)
  }

  /// Every position of a line is the closest one to itself, in both directions.
  @Test(arguments: ["Every place of a line is the one", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"])
  func placesAreClosestToThemselves(text: String) {
    lay(text, width: 400)
    let geometry = manager.geometry
    for offset in 0..<storage.length {
      let caret = geometry.caret(at: offset)
      #expect(geometry.offset(closestTo: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  /// Of a character of two units, the position before it is the valid one.
  @Test func placesAreThoseOfWholeCharacters() {
    lay("a\u{1F600}b", width: 400)
    #expect(index(width("a") + 1, 10) == 1)
    #expect(index(width("a\u{1F600}") + 1, 10) == 3)
  }

  /// A layout measures each range once: a hundred points of one line require few measurements.
  @Test func aLineIsMeasuredOnce() {
    lay(String(repeating: "word ", count: 12), width: 2000)
    var measured = 0
    manager.build = { text in
      measured += 1
      var builder = AttributedTextBuilder(font: .systemFont(ofSize: 17))
      builder.lineWidth = 2000
      return builder.build(text)
    }
    manager.forgetLayout()
    for x in stride(from: 0, to: 500, by: 5) as StrideTo<CGFloat> { _ = index(x, 10) }
    // Once for the layout, at most once for the position of each of 60 characters.
    #expect(measured <= 62)
  }

  @Test func aWordBrokenBetweenCharactersHasARectangleToTheLinesEnd() {
    let word = "abcdefghij"
    let room = width("abcde") + 3
    lay(word, width: room)
    let whole = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 10), in: container)
    #expect(whole.minX == 0 && abs(whole.maxX - room) < 0.001)
    // A range that ends with the line contains only its letters.
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container)
    #expect(abs(first.maxX - width("abcde")) < 0.01)
    // Words at which a line breaks don't contain it, either.
    let more = width("abcde ") + 4
    lay("abcde fghij", width: more)
    let words = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 11), in: container)
    #expect(words.maxX < more - 0.5)
  }

  @Test func hiddenWordsAreAtTheEllipsis() {
    lay("First and second\nand last", width: width("First a\u{2026}") + 1, lines: 1, mode: .byTruncatingTail)
    func rect(_ part: String) -> CGRect {
      manager.boundingRect(forGlyphRange: (storage.string as NSString).range(of: part), in: container)
    }
    #expect(abs(rect("last").width - width("\u{2026}")) < 0.01)
    #expect(abs(rect("last").maxX - rect(storage.string).maxX) < 0.01)
    #expect(rect("last") == rect("second"))
  }
}
