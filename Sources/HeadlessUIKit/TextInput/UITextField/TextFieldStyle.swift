import Foundation

/// How a field sets text that says nothing itself.
struct TextFieldStyle {
  var font: UIFont = .systemFont(ofSize: 17)
  var color: UIColor = .label
  var placeholderColor: UIColor = .placeholderText
  var alignment: NSTextAlignment = .natural
  var attributes: [NSAttributedString.Key: Any] = [:]
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// A line of the field's text, in whole points above and below the baseline: a plain field with 17 points is 22 high, and
  /// one with 14 points, 18.
  var lineHeight: CGFloat { font.ascender.rounded(.up) + (-font.descender).rounded(.up) }
}
