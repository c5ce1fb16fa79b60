public import Foundation

/// A text storage as a row of paragraphs.
open class NSTextContentStorage: NSTextContentManager {
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    didSet { layoutsDidChange() }
  }

  private var storage = NSTextStorage(string: "")

  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      for manager in textLayoutManagers { storage.removeLayoutManager(manager.kit) }
      storage = newValue ?? NSTextStorage(string: "")
      for manager in textLayoutManagers { storage.addLayoutManager(manager.kit) }
    }
  }

  /// The text, copied.
  open var attributedString: NSAttributedString? {
    get { NSAttributedString(attributedString: storage) }
    set { storage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  override func didAdd(_ manager: NSTextLayoutManager) { storage.addLayoutManager(manager.kit) }
  override func didRemove(_ manager: NSTextLayoutManager) { storage.removeLayoutManager(manager.kit) }

  private func layoutsDidChange() {
    for manager in textLayoutManagers { manager.kit.textDidChange() }
  }

  // MARK: Elements

  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage.length)) }

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let paragraphs = paragraphRanges
    let start = textLocation?.offset ?? (isReverse ? storage.length : 0)
    let wanted = paragraphs.filter { isReverse ? $0.location < max(start, 1) : $0.location + $0.length > start }
    for range in isReverse ? wanted.reversed() : wanted {
      if !block(paragraph(range)) { return TextStorageLocation(range.location) }
    }
    return TextStorageLocation(isReverse ? 0 : storage.length)
  }

  /// In UTF-16 units, each with what ends it.
  var paragraphRanges: [NSRange] {
    let text = storage.string as NSString
    var ranges: [NSRange] = []
    var place = 0
    while place < text.length {
      let range = text.paragraphRange(for: NSRange(location: place, length: 0))
      ranges.append(range)
      place = range.location + range.length
    }
    return ranges
  }

  /// The paragraph that the delegate returns.
  func paragraph(_ range: NSRange) -> NSTextParagraph {
    let paragraph =
      replacement(of: range) ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }

  /// The delegate's, if it is as long as the text's own: places would be others.
  private func replacement(of range: NSRange) -> NSTextParagraph? {
    guard let paragraph = delegate?.textContentStorage(self, textParagraphWith: range),
      paragraph.attributedString.length == range.length
    else { return nil }
    return paragraph
  }

  /// The text as it is laid out.
  func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard delegate != nil, text === storage else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for range in paragraphRanges {
      if let own = replacement(of: range) { shown.replaceCharacters(in: range, with: own.attributedString) }
    }
    return shown
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
    storage.replaceCharacters(in: range.range.clamped(to: storage.length), with: text)
  }

  open override func performEditingTransaction(_ transaction: () -> Void) {
    storage.beginEditing()
    super.performEditingTransaction(transaction)
    storage.endEditing()
  }
}
