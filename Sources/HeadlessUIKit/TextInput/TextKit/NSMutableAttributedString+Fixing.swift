public import Foundation

extension NSMutableAttributedString {
  /// Fixes attributes after a change: each paragraph has the paragraph style of its first character, and attachments stay only at
  /// the attachment character. Fonts are substituted per character during layout, and stay unchanged.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    let paragraphs = text.paragraphRange(for: range)
    var start = paragraphs.location
    while start < NSMaxRange(paragraphs) {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      guard paragraph.length > 0 else { break }
      if let style = attribute(.paragraphStyle, at: start, effectiveRange: nil) {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      start = NSMaxRange(paragraph)
    }
    for place in range.location..<NSMaxRange(range)
    where text.character(at: place) != NSTextAttachment.character
      && attribute(.attachment, at: place, effectiveRange: nil) != nil
    {
      removeAttribute(.attachment, range: NSRange(location: place, length: 1))
    }
  }
}
