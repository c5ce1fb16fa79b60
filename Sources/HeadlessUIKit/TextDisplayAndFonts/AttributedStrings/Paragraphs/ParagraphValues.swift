internal import Foundation

/// The values of a paragraph style; those here are Apple's defaults.
struct ParagraphValues: Equatable, Sendable {
  /// Twelve left tabs, 28 points apart.
  static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation: Bool = false
  var tabStops: [NSTextTab] = ParagraphValues.standardTabStops
  var textLists: [NSTextList] = []
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation: Bool = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}
