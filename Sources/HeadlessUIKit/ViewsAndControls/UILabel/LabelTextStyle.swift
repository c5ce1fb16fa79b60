import Foundation

/// The style of a label's text without attributes.
struct LabelTextStyle {
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var color: UIColor = .label
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// A label's natural alignment follows the app's language, not the text's.
  func paragraphStyle(isRightToLeft: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The `attributedText` of a plain text.
  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(style.values)]
  }

  /// The style with the attributes at an attributed text's start.
  func takingOver(_ text: NSAttributedString?) -> LabelTextStyle {
    guard let text, text.length > 0 else { return self }
    let first = text.attributes(at: 0, effectiveRange: nil)
    var style = self
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { style.alignment = paragraph.alignment }
    return style
  }
}
