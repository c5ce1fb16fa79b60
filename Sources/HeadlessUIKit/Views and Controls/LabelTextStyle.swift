import Foundation

/// How a label sets text that says nothing itself.
struct LabelTextStyle {
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var color: UIColor = .label
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    return style
  }
}
