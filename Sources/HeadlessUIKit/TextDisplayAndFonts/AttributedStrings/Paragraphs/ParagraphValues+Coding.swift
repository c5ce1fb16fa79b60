internal import Foundation

// Paragraph styles in archives: numbers in one list, in the order of the properties; stops and lists as objects.
extension ParagraphValues {
  private enum Key {
    static let numbers = "NSParagraphNumbers"
    static let tabStops = "NSTabStops"
    static let textLists = "NSTextLists"
  }

  func encode(with coder: NSCoder) {
    let lengths = [
      lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent, minimumLineHeight,
      maximumLineHeight, lineHeightMultiple, paragraphSpacingBefore, defaultTabInterval, CGFloat(hyphenationFactor),
    ]
    let choices = [
      alignment.rawValue, lineBreakMode.rawValue, baseWritingDirection.rawValue, usesDefaultHyphenation ? 1 : 0,
      allowsDefaultTighteningForTruncation ? 1 : 0, Int(lineBreakStrategy.rawValue),
    ]
    coder.encode(numbers: lengths.map { Double($0) } + choices.map { Double($0) }, forKey: Key.numbers)
    coder.encode(tabStops as NSArray, forKey: Key.tabStops)
    coder.encode(textLists as NSArray, forKey: Key.textLists)
  }

  /// The defaults for what an archive lacks.
  init(coder: NSCoder) {
    self.init()
    if let stops: [NSTextTab] = coder.decodeList(forKey: Key.tabStops) { tabStops = stops }
    if let lists: [NSTextList] = coder.decodeList(forKey: Key.textLists) { textLists = lists }
    guard let numbers = coder.decodeNumbers(forKey: Key.numbers), numbers.count == 17, numbers.allSatisfy(\.isFinite)
    else { return }
    let lengths = numbers.prefix(11).map { CGFloat($0) }
    (lineSpacing, paragraphSpacing, firstLineHeadIndent) = (lengths[0], lengths[1], lengths[2])
    (headIndent, tailIndent, minimumLineHeight) = (lengths[3], lengths[4], lengths[5])
    (maximumLineHeight, lineHeightMultiple, paragraphSpacingBefore) = (lengths[6], lengths[7], lengths[8])
    (defaultTabInterval, hyphenationFactor) = (lengths[9], Float(lengths[10]))
    // An archive may hold any number.
    let choices = numbers.dropFirst(11).map { Int(exactly: $0) ?? 0 }
    alignment = NSTextAlignment(rawValue: choices[0]) ?? .natural
    lineBreakMode = NSLineBreakMode(rawValue: choices[1]) ?? .byWordWrapping
    baseWritingDirection = NSWritingDirection(rawValue: choices[2]) ?? .natural
    usesDefaultHyphenation = choices[3] == 1
    allowsDefaultTighteningForTruncation = choices[4] == 1
    lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: UInt(exactly: choices[5]) ?? 0)
  }
}
