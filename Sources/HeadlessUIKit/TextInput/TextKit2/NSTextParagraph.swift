public import Foundation

/// A paragraph of a text, with what ends it.
open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// Without what ends the paragraph.
  open var paragraphContentRange: NSTextRange? { part(NSRange(location: 0, length: contentLength)) }
  /// The separator at the end of the paragraph; nil for a last one without a separator.
  open var paragraphSeparatorRange: NSTextRange? {
    let length = attributedString.length - contentLength
    return length > 0 ? part(NSRange(location: contentLength, length: length)) : nil
  }

  private var contentLength: Int {
    var end = 0
    (attributedString.string as NSString).getParagraphStart(
      nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
    return end
  }

  private func part(_ range: NSRange) -> NSTextRange? {
    elementRange.map { NSTextRange(NSRange(location: $0.range.location + range.location, length: range.length)) }
  }
}
