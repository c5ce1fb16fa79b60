public import Foundation
internal import TextLayout

// Properties of glyphs. A hidden character is replaced with one of no width, so that all following characters keep their indices.
extension NSLayoutManager {
  /// A text with its characters changed as the delegate requests.
  func controlled(_ text: NSAttributedString) -> NSAttributedString {
    guard let delegate, text.length > 0 else { return text }
    let properties = generatedProperties(of: text, delegate)
    let units = text.string as NSString
    var result: NSMutableAttributedString?
    for index in 0..<text.length {
      let property = properties[index]
      var change: Change?
      if property?.contains(.null) == true {
        change = .hidden
      } else if let action = ControlCharacterAction(of: units.character(at: index)) ?? property?.controlAction {
        let wanted = delegate.layoutManager(self, shouldUse: action, forControlCharacterAt: index)
        if wanted != action || property != nil { change = self.change(for: wanted, at: index, delegate) }
      }
      guard let change else { continue }
      let copy = result ?? NSMutableAttributedString(attributedString: text)
      result = copy
      change.apply(to: copy, at: index)
    }
    return result ?? text
  }

  /// The replacement of a character.
  private enum Change {
    case hidden
    case replaced(String)
    case space(width: CGFloat)

    /// Invisibly small, in a font without spacing.
    private static let smallest: CGFloat = 0.01

    func apply(to text: NSMutableAttributedString, at index: Int) {
      let range = NSRange(location: index, length: 1)
      switch self {
      case .replaced(let character): text.replaceCharacters(in: range, with: character)
      case .hidden:
        // Characters with a width in any font are replaced.
        if ControlCharacterAction(of: (text.string as NSString).character(at: index)) != nil {
          text.replaceCharacters(in: range, with: "\u{2060}")
        }
        shrink(text, range, kern: 0)
      case .space(let width):
        text.replaceCharacters(in: range, with: "\u{A0}")
        shrink(text, range, kern: width)
      }
    }

    private func shrink(_ text: NSMutableAttributedString, _ range: NSRange, kern: CGFloat) {
      let font = UIFont(name: "Helvetica", size: Change.smallest) ?? .systemFont(ofSize: Change.smallest)
      for key in [NSAttributedString.Key.tracking, .underlineStyle, .strikethroughStyle, .backgroundColor] {
        text.removeAttribute(key, range: range)
      }
      text.addAttributes([.font: font, .foregroundColor: UIColor.clear, .kern: kern], range: range)
    }
  }

  private func change(
    for action: ControlCharacterAction, at index: Int, _ delegate: any NSLayoutManagerDelegate
  ) -> Change? {
    if action.contains(.paragraphBreak) || action.contains(.containerBreak) { return .replaced("\n") }
    if action.contains(.lineBreak) { return .replaced("\u{2028}") }
    if action.contains(.horizontalTab) { return .replaced("\t") }
    guard action.contains(.whitespace) else { return .hidden }
    guard let container = textContainers.first else { return .space(width: 0) }
    let line = CGRect(origin: .zero, size: container.size)
    let box = delegate.layoutManager(
      self, boundingBoxForControlGlyphAt: index, for: container, proposedLineFragment: line, glyphPosition: .zero,
      characterIndex: index)
    return .space(width: box.width.isFinite ? max(box.width, 0) : 0)
  }

  // MARK: Generating

  /// The glyph properties that the delegate set, by the characters' indices.
  private func generatedProperties(
    of text: NSAttributedString, _ delegate: any NSLayoutManagerDelegate
  ) -> [Int: GlyphProperty] {
    var found: [Int: GlyphProperty] = [:]
    let units = text.string as NSString
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      let font = value as? UIFont ?? StringDrawing.defaultFont
      let indices = Array(range.location..<NSMaxRange(range))
      let properties = indices.map { GlyphProperty(of: units.character(at: $0)) }
      let glyphs = font.nominalGlyphs(of: indices.map { units.character(at: $0) }).map { $0 ?? 0 }
      generated = [:]
      _ = delegate.layoutManager(
        self, shouldGenerateGlyphs: glyphs, properties: properties, characterIndexes: indices, font: font,
        forGlyphRange: range)
      for (index, property) in generated where property != properties[safe: index - range.location] {
        found[index] = property
      }
      generated = [:]
    }
    return found
  }

  /// Sets the properties of glyphs; called by the delegate. Glyph numbers have no effect.
  public func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    for place in 0..<max(glyphRange.length, 0) { generated[charIndexes[place]] = props[place] }
  }

  // MARK: Asking

  /// Whether there is a glyph of an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<max(numberOfGlyphs, 0) ~= glyphIndex }

  /// The container that shows a glyph; the first takes all of the text.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    guard NSLocationInRange(glyphIndex, range) else { return nil }
    effectiveGlyphRange?.pointee = range
    return container
  }

  /// The glyph of a single character in its font; 0 for none.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return 0 }
    let font = textStorage.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont ?? StringDrawing.defaultFont
    return font.nominalGlyphs(of: [(textStorage.string as NSString).character(at: glyphIndex)]).first.flatMap { $0 }
      ?? 0
  }

  /// The size of an attachment, in points; -1 by -1 if the glyph isn't one.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let attachment = layout.lines.lazy.flatMap { $0.attachments }.first { $0.offset == glyphIndex }
    return attachment?.rect.size ?? CGSize(width: -1, height: -1)
  }

  /// The first character that isn't laid out; all are.
  public func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
  /// The first glyph that isn't laid out; all are.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
}

extension NSLayoutManager.GlyphProperty {
  fileprivate init(of unit: UInt16) {
    if NSLayoutManager.ControlCharacterAction(of: unit) != nil {
      self = .controlCharacter
    } else if unit == 0x20 {
      self = .elastic
    } else if let scalar = Unicode.Scalar(unit), scalar.properties.generalCategory == .nonspacingMark {
      self = .nonBaseCharacter
    } else {
      self = []
    }
  }

  /// The default action of a character that a delegate made a control character.
  fileprivate var controlAction: NSLayoutManager.ControlCharacterAction? {
    contains(.controlCharacter) ? .zeroAdvancement : nil
  }
}

extension NSLayoutManager.ControlCharacterAction {
  /// Nil for what is no control character.
  fileprivate init?(of unit: UInt16) {
    switch unit {
    case 0x09: self = .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: self = .paragraphBreak
    case 0x0C: self = .containerBreak
    case 0x2028: self = .lineBreak
    case 0x00..<0x20, 0x7F..<0xA0: self = .zeroAdvancement
    default: return nil
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
