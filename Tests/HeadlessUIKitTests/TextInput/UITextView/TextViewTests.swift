import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Text views: sizes in points at 3x.
@MainActor @Suite struct TextViewTests {
  init() { HostedScreen.apply(.standard) }

  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  private class Padded: UITextView {
    convenience init() { self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The initializer with a container is the designated one, which the others call.
  @Test func initializersLeadToTheOneWithATextContainer() {
    #expect(Padded().tag == 7 && Padded().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let made: UITextView.Type = Padded.self
    #expect(Padded(frame: .zero).tag == 7 && made.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).tag == 7)
  }

  @Test func aLineHasEightPointsAboveAndBelow() {
    // 20.29 points of line, 8 above and below: 36.29, on thirds 36.33.
    #expect(abs(view("Text").contentSize.height - 36.333) < 0.01)
    #expect(view("Text").contentSize.width == 200)
    #expect(abs(view("").contentSize.height - (view("Text").contentSize.height)) < 0.01)
  }

  @Test func aLineBreakAtTheEndStartsALine() {
    let two = view("Text\n").contentSize.height
    #expect(abs(two - (16 + 2 * 20.287)) < 0.34)
  }

  @Test func insetsAndPaddingTakeTheirRoom() {
    let narrow = view("Wide words", width: 200)
    let label = UILabel()
    label.text = "Wide words"
    narrow.isScrollEnabled = false
    // 5 points of padding on both sides.
    #expect(abs(narrow.intrinsicContentSize.width - label.intrinsicContentSize.width - 10) < 0.34)
    narrow.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    narrow.textContainer.lineFragmentPadding = 0
    #expect(abs(narrow.intrinsicContentSize.width - label.intrinsicContentSize.width - 6) < 0.34)
    #expect(abs(narrow.intrinsicContentSize.height - 24.333) < 0.01)
  }

  /// Its content is exactly as large as the view, so nothing can be scrolled.
  @Test func aViewThatDoesNotScrollHasItsBoundsAsItsContent() {
    let view = view((0..<20).map(String.init).joined(separator: "\n"))
    #expect(view.contentSize.height > 100)
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(view.contentSize == view.bounds.size)
    view.scrollRangeToVisible(NSRange(location: 40, length: 1))
    #expect(view.contentOffset == .zero)
    view.frame.size.height = 300
    #expect(view.contentSize == CGSize(width: 200, height: 300))
  }

  @Test func onlyAViewThatDoesNotScrollHasItsTextsHeight() {
    let text = view("One two three four five six seven eight nine ten")
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    text.isScrollEnabled = false
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    text.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: holder.topAnchor),
      text.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    holder.layoutIfNeeded()
    let lines = (text.frame.height - 16) / 20.287
    #expect(lines > 1.9)
    #expect(abs(lines - lines.rounded()) < 0.02)
    #expect(text.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height == text.frame.height)
  }

  @Test func containersLimitTheLines() {
    let text = view("One two three four five six seven eight nine ten", width: 100)
    text.textContainer.maximumNumberOfLines = 2
    text.textContainer.lineBreakMode = .byTruncatingTail
    text.layoutIfNeeded()
    #expect(abs(text.contentSize.height - (16 + 2 * 20.287)) < 0.34)
  }

  @Test func theStorageIsTheText() {
    let text = view("Hello")
    text.textStorage.append(NSAttributedString(string: " world"))
    #expect(text.text == "Hello world")
    text.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 11))
    text.layoutIfNeeded()
    #expect(text.contentSize.height > 50)
    #expect(text.font == .systemFont(ofSize: 40))
    let used = text.layoutManager.usedRect(for: text.textContainer)
    #expect(abs(used.height + 16 - text.contentSize.height) < 0.34)
  }

  @Test func linksHaveTheTint() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    text.tintColor = .red
    text.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://example.org"])
    text.layoutIfNeeded()
    let color = text.layoutManager.layout.lines.first?.runs.first?.color
    #expect(color == UIColor.red.displayColor(for: text.traitCollection))
  }

  @Test func textKeepsItsLooksWhenItIsSetAgain() {
    let text = view("one")
    text.textColor = .red
    text.text = "two"
    #expect(text.textColor == .red)
    #expect(text.font == .systemFont(ofSize: 17))
  }

  @Test func theAlignmentIsThatOfTheTextsParagraphs() throws {
    let text = view("one\ntwo")
    text.textAlignment = .center
    let style = text.attributedText.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    // Plain text that is set later keeps it; an attributed text replaces it.
    text.text = "three"
    #expect(text.textAlignment == .center)
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    text.attributedText = NSAttributedString(string: "four", attributes: [.paragraphStyle: right])
    #expect(text.textAlignment == .right)
    text.attributedText = NSAttributedString(string: "five")
    #expect(text.textAlignment == .natural)
  }

  @Test func anAlignmentThatIsSetFirstIsTheTextsToCome() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    text.textAlignment = .right
    text.text = "one"
    text.layoutIfNeeded()
    let style = text.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right)
    let line = try #require(text.layoutManager.layout.lines.first)
    // 200 minus five points of padding on both sides.
    #expect(abs(line.frame.maxX - 190) < 0.01)
  }

  @Test func linesAreGiven() {
    let text = view("one\ntwo\nthree")
    var ranges: [NSRange] = []
    text.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(
      ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4), NSRange(location: 8, length: 5)])
    let caret = text.caretRect(for: text.position(from: text.beginningOfDocument, offset: 4)!)
    #expect(caret.minX == 5)
    #expect(abs(caret.minY - 28.287) < 0.01)
  }

  @MainActor private final class Log: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allowed = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("shouldChange")
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("didChangeSelection") }
    private func note(_ name: String) -> Bool {
      calls.append(name)
      return allowed
    }
  }

  @Test func editingIsReportedInOrder() {
    let text = view("")
    let log = Log()
    text.delegate = log
    let controller = UIViewController()
    controller.view.addSubview(text)
    let screen = Screens.show(controller)
    defer { screen.close() }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.calls.append("keyboard") } }
    defer { NotificationCenter.default.removeObserver(token) }
    text.becomeFirstResponder()
    // A text view reports its beginning after the keyboard's notification, a field before it.
    #expect(log.calls == ["shouldBegin", "keyboard", "didBegin"])
    log.calls = []
    screen.window.sendText("a\nb")
    #expect(text.text == "a\nb")
    #expect(log.calls.prefix(3) == ["shouldChange", "didChangeSelection", "didChange"])
    log.allowed = false
    screen.window.sendText("c")
    #expect(text.text == "a\nb")
    log.allowed = true
    log.calls = []
    text.resignFirstResponder()
    #expect(log.calls == ["shouldEnd", "didEnd"])
  }

  @Test func readingBringsNoKeyboard() {
    let text = view("text")
    text.isEditable = false
    let controller = UIViewController()
    controller.view.addSubview(text)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(text.becomeFirstResponder())
    #expect(HostedKeyboard.current.frame == nil)
  }

  @Test(arguments: [("One", 38), ("One\nTwo", 60), ("One\n", 60), ("", 38)] as [(String, CGFloat)])
  func linesOfATextStyleAreAsHighAsItSays(_ words: String, _ height: CGFloat) {
    // Body's lines are 22 points apart, including space below the last one; a label has none below its last line.
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .preferredFont(forTextStyle: .body)
    text.text = words
    #expect(text.intrinsicContentSize.height == height)
    let label = UILabel()
    label.font = text.font
    label.text = "One"
    #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.01)
  }

  @Test func textWithoutAFontIsHelveticaOfTwelvePoints() {
    let plain = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    plain.text = "Text"
    plain.layoutIfNeeded()
    // Helvetica's line height is 1.15 times its size: 13.8, and 8 above and below; on thirds 30.
    #expect(abs(plain.contentSize.height - 30) < 0.001)
    #expect(plain.font == nil)
  }

  private func manager(_ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping)
    -> (NSTextStorage, NSLayoutManager, NSTextContainer)
  {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.maximumNumberOfLines = lines
    container.lineBreakMode = mode
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func leftOfALineLiesItsFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 40
    let (storage, manager, container) = manager("One two\u{2028}three", width: 200)
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    func index(_ point: CGPoint) -> Int {
      manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(CGPoint(x: -10, y: 10)) == 0)
    #expect(index(CGPoint(x: 5, y: 30)) == 8)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func wordsOfATruncatedLineAreWhereTheyAreShown(mode: NSLineBreakMode) throws {
    let text = "First and second and last"
    let (storage, manager, container) = manager(text, width: 120, lines: 1, mode: mode)
    func rect(_ part: String) -> CGRect {
      manager.boundingRect(forGlyphRange: (text as NSString).range(of: part), in: container)
    }
    let all = rect(text)
    #expect(all.minX == 0 && all.maxX <= 120.001 && all.maxX > 100)
    if mode != .byTruncatingTail {
      #expect(abs(rect("last").maxX - all.maxX) < 0.01)
      #expect(rect("last").width > 25)
    }
    if mode != .byTruncatingHead {
      #expect(rect("First").minX == 0)
      #expect(rect("First").width > 25)
    }
    // The hidden text is replaced with the ellipsis.
    let hidden = mode == .byTruncatingTail ? "last" : mode == .byTruncatingHead ? "First" : "secon"
    #expect(rect(hidden).width < 25)
    #expect(all.contains(rect(hidden).insetBy(dx: 0.01, dy: 0.01)))
    _ = storage
  }

  /// A field's rounded border, which doesn't move while its text is scrolled.
  @Test func aRoundedBorderIsDrawnAroundTheView() {
    func boxes(_ view: UITextView) -> [CGRect] {
      view.contentItems().compactMap { if case .stroke(let path, _, _) = $0 { path.controlPointBox } else { nil } }
    }
    let view = view((0..<20).map(String.init).joined(separator: "\n"))
    #expect(boxes(view).isEmpty)
    view.borderStyle = .roundedRect
    // The line is half a point wide, and its centre is a quarter of a point inside.
    #expect(boxes(view) == [CGRect(x: 0.25, y: 0.25, width: 199.5, height: 99.5)])
    view.contentOffset.y = 50
    #expect(boxes(view) == [CGRect(x: 0.25, y: 50.25, width: 199.5, height: 99.5)])
  }

  @Test func glyphsLieOnTheBaselineOfTheirLine() {
    let storage = NSTextStorage(string: "ab\ncd\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.location(forGlyphAt: 0).x == 5)
    #expect(abs(manager.location(forGlyphAt: 3).y - UIFont.systemFont(ofSize: 17).ascender) < 0.01)
    #expect(manager.location(forGlyphAt: 4).x > 5)
    #expect(manager.extraLineFragmentRect.minY == manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil).maxY)
    #expect(manager.extraLineFragmentTextContainer === container)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 4),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
    #expect(rects.last?.minX == 5)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  /// Strings contain no half of a character beyond U+FFFF: a range that would cut one contains it completely.
  @Test func editingWithinACharacterKeepsOrTakesItWhole() {
    func edited(_ location: Int, _ length: Int) -> String? {
      let view = UITextView()
      view.text = "a\u{1F469}b"
      view.selectedRange = NSRange(location: location, length: length)
      view.insertText("x")
      return view.text
    }
    #expect(edited(1, 0) == "ax\u{1F469}b" && edited(2, 0) == "ax\u{1F469}b" && edited(3, 0) == "a\u{1F469}xb")
    #expect(edited(1, 1) == "axb" && edited(2, 1) == "axb" && edited(0, 2) == "xb" && edited(2, 2) == "ax")
    let storage = NSTextStorage(string: "a\u{1F469}b")
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "xy")
    #expect(storage.string == "axyb" && storage.length == 4)
  }

  /// A character can consist of several scalars, and each one can be replaced separately.
  @Test(arguments: ["a👩‍👩‍👧b", "e\u{301}z\u{301}\u{302}", "a\r\nb", "🇩🇪🇫🇷x", "각각", "👍🏽"])
  func partsOfACharacterAreReplaced(text: String) {
    let units = Array(text.utf16)
    for start in 0...units.count {
      for end in start...units.count
      where ![start, end].contains(where: { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) }) {
        for new in ["x", "", "\u{301}"] {
          var expected = units
          expected.replaceSubrange(start..<end, with: Array(new.utf16))
          let range = NSRange(location: start, length: end - start)
          let storage = NSTextStorage(string: text, attributes: [.kern: 1])
          storage.replaceCharacters(in: range, with: new)
          #expect(Array(storage.string.utf16) == expected && storage.length == expected.count)
          let other = NSTextStorage(string: text, attributes: [.kern: 1])
          other.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: [.kern: 2]))
          let kerns = (0..<expected.count).map { other.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
          let inserted = start..<start + new.utf16.count
          #expect(kerns == expected.indices.map { inserted.contains($0) ? 2 : 1 })
        }
      }
    }
  }
}
