import Foundation

/// The style of a field's text without attributes.
struct TextFieldStyle {
  var font: UIFont = .systemFont(ofSize: TextFieldMetrics.current.fontSize)
  var color: UIColor = .label
  var placeholderColor: UIColor = .placeholderText
  var alignment: NSTextAlignment = .natural
  var attributes: [NSAttributedString.Key: Any] = [:]
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes at a text's start.
  func takingOver(_ text: NSAttributedString) -> TextFieldStyle {
    guard text.length > 0 else { return self }
    let first = text.attributes(at: 0, effectiveRange: nil)
    var style = self
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { style.alignment = paragraph.alignment }
    return style
  }

  /// A line of the field's text with the room that a field leaves it, before it is rounded up to pixels. Recorded: a plain field
  /// with 13 points is 17.33 high at 3 pixels a point and 17.5 at 2, one with 17 points 22 at both; 1.5 to 1.7 points more than
  /// the line fit all of them.
  var lineHeight: CGFloat { font.lineHeight + 1.7 }
}
