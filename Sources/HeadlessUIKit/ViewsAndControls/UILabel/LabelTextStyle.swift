import Foundation

/// How a label sets text that says nothing itself.
struct LabelTextStyle {
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var color: UIColor = .label
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// A label's natural alignment follows the interface, whatever language the text is in.
  func paragraphStyle(isRightToLeft: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }
}
