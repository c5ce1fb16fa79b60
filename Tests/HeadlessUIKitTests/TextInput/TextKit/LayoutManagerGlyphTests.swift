import Testing
import UIKit

@testable import HeadlessUIKit

/// Decisions of a layout manager's delegate about line breaks and glyphs.
@MainActor @Suite struct LayoutManagerGlyphTests {
  /// Prevents line breaks before some characters.
  private final class Breaker: NSObject, NSLayoutManagerDelegate {
    var refused: Set<Int> = []
    var asked: [Int] = []
    var divisions: [Int] = []
    var divides = true

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      asked.append(charIndex)
      return !refused.contains(charIndex)
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool {
      divisions.append(charIndex)
      return divides
    }
  }

  /// Hides asterisks, and makes tabs ten points wide.
  private final class Marker: NSObject, NSLayoutManagerDelegate {
    var fonts: [UIFont] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      fonts.append(aFont)
      let text = (layoutManager.textStorage?.string ?? "") as NSString
      let properties = (0..<glyphRange.length).map { place in
        text.character(at: charIndexes[place]) == 0x2A ? NSLayoutManager.GlyphProperty.null : props[place]
      }
      layoutManager.setGlyphs(
        glyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action == .horizontalTab ? .whitespace : action }
    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 10, height: 0) }
  }

  private final class Joiner: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action == .paragraphBreak ? .zeroAdvancement : action }
  }

  private func make(
    _ text: String, width: CGFloat, _ style: NSParagraphStyle = .default
  ) -> (NSTextStorage, NSLayoutManager) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager)
  }

  private func starts(_ manager: NSLayoutManager) -> [Int] { manager.layout.lines.map(\.range.lowerBound) }

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  @Test func linesEndWhereTheDelegateLetsThem() {
    let (storage, manager) = make("alpha be gamma", width: width("be gamma") + 5)
    #expect(starts(manager) == [0, 9])
    let delegate = Breaker()
    delegate.refused = [9]
    manager.delegate = delegate
    // The previous word moves with it.
    #expect(starts(manager) == [0, 6] && delegate.asked == [9, 6])
    // If there is no other word, a line breaks between characters.
    delegate.refused = [9, 6]
    manager.delegate = nil
    manager.delegate = delegate
    #expect(starts(manager).count == 2 && starts(manager)[1] > 9)
    withExtendedLifetime(storage) {}
  }

  @Test func wordsAreDividedWhereTheDelegateLetsThem() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let (storage, manager) = make("an extraordinary idea", width: width("extraordinary") + 5, style)
    let divided = starts(manager)
    let delegate = Breaker()
    manager.delegate = delegate
    #expect(starts(manager) == divided && !delegate.divisions.isEmpty)
    delegate.divides = false
    manager.delegate = nil
    manager.delegate = delegate
    #expect(starts(manager) == [0, 3, 17] && divided != [0, 3, 17])
    withExtendedLifetime(storage) {}
  }

  @Test func hiddenGlyphsTakeNoRoom() {
    let (storage, manager) = make("a **bold** word", width: 500)
    let whole = manager.layout.size.width
    let delegate = Marker()
    manager.delegate = delegate
    let short = manager.layout.size.width
    #expect(abs(short - width("a bold word")) < 1 && short < whole - 10)
    // Indices don't change: the space after the hidden marks is the eleventh character.
    #expect(manager.numberOfGlyphs == 15 && delegate.fonts == [.systemFont(ofSize: 17)])
    #expect(abs(manager.location(forGlyphAt: 10).x - width("a bold")) < 1)
    #expect(
      manager.layout.lines.count == 1
        && manager.layout.lines[0].frame.height == UIFont.systemFont(ofSize: 17).lineHeight)
    withExtendedLifetime(storage) {}
  }

  @Test func controlCharactersDoWhatTheDelegateSays() {
    let (storage, manager) = make("a\tb", width: 500)
    let delegate = Marker()
    manager.delegate = delegate
    #expect(abs(manager.layout.size.width - (width("a") + 10 + width("b"))) < 1)
    let (text, joined) = make("one\ntwo", width: 500)
    #expect(joined.layout.lines.count == 2)
    let joiner = Joiner()
    joined.delegate = joiner
    #expect(joined.layout.lines.count == 1)
    withExtendedLifetime((storage, text)) {}
  }

  @Test func glyphsTellTheirContainerAndNumber() {
    let (storage, manager) = make("ab", width: 500)
    var range = NSRange()
    #expect(manager.textContainer(forGlyphAt: 1, effectiveRange: &range) === manager.textContainers[0])
    #expect(range == NSRange(location: 0, length: 2))
    #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) == nil)
    #expect(manager.isValidGlyphIndex(1) && !manager.isValidGlyphIndex(2))
    var glyph: CGGlyph = 0
    CTFontGetGlyphsForCharacters(.systemFont(ofSize: 17), Array("b".utf16), &glyph, 1)
    #expect(manager.cgGlyph(at: 1) == glyph && glyph > 0)
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    withExtendedLifetime(storage) {}
  }
}
