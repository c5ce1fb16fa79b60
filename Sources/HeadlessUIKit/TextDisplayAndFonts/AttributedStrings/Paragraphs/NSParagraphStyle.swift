public import Foundation

/// The alignment, spacing and line breaking of paragraphs. Lengths are in points.
// Unchecked, and Sendable as in Apple's SDK: only NSMutableParagraphStyle changes its values, and code that passes one to another
// thread has to copy it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  var values: ParagraphValues

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  /// The direction that a language is written in; left to right for an unknown one.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: name).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public override init() {
    values = ParagraphValues()
  }

  init(_ values: ParagraphValues) {
    self.values = values
  }

  /// The style as `encode(with:)` wrote it, with defaults for what an archive lacks.
  public required init?(coder: NSCoder) {
    values = ParagraphValues(coder: coder)
  }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values)
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Points between a paragraph's lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points from the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points from the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Points from the leading edge to the lines' end; from the trailing edge where it is 0 or negative.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The treatment of text that is too long for its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// In points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// In points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// A factor of the font's line height; 0 means 1. It doesn't apply to a text style's leading; what iOS does is unknown.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points above the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Words are hyphenated in lines whose text fills less than this fraction of the width: 1 for all, 0 for none. Requires the
  /// patterns of the text's language, English by default: the package `hyphen-en-us`.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated if the hyphenation factor isn't set.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The lists that the paragraph is part of, the outermost first. Markers are part of the text, as in UIKit.
  open var textLists: [NSTextList] { values.textLists }
  /// The tab stops, in ascending order.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance, in points, of the stops after the last of `tabStops`.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Stored but unused: text is truncated without tightening.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Refinements of where lines break.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  open override var description: String { values.description }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineBreakMode)
    hasher.combine(values.lineSpacing)
    hasher.combine(values.paragraphSpacing)
    return hasher.finalize()
  }
}
