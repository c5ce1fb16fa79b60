import Foundation

/// How a field sets text that says nothing itself.
struct TextFieldStyle {
  var font: UIFont = .systemFont(ofSize: 17)
  var color: UIColor = .label
  var placeholderColor: UIColor = .placeholderText
  var alignment: NSTextAlignment = .natural
  var attributes: [NSAttributedString.Key: Any] = [:]
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// The style of a text's start, as far as it says one.
  func takingOver(_ text: NSAttributedString) -> TextFieldStyle {
    guard text.length > 0 else { return self }
    let first = text.attributes(at: 0, effectiveRange: nil)
    var style = self
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { style.alignment = paragraph.alignment }
    return style
  }

  /// A line of the field's text, in whole points above and below the baseline: a plain field with 17 points is 22 high, and
  /// one with 14 points, 18.
  var lineHeight: CGFloat { font.ascender.rounded(.up) + (-font.descender).rounded(.up) }
}
