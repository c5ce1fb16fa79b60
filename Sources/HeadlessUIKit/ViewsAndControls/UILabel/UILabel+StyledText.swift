import Foundation

extension UILabel {
  /// The values of the properties: for an attributed text, those at its start. Parts without attributes are drawn in the label's
  /// own style.
  var shownStyle: LabelTextStyle { textStyle.takingOver(styledText) }

  /// Sets the attributes of text that has none, and leaves attributes of the text as they are.
  func setDefaultColor(_ color: UIColor) {
    textStyle.color = color
    setNeedsDisplay()
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    changeStyledText { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
  }

  /// Paragraphs without a style follow the label's anyway.
  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeStyledText { text in
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
        guard let style = style as? NSParagraphStyle else { return }
        let changed = NSMutableParagraphStyle(style.values)
        change(changed)
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle(changed.values), range: range)
      }
    }
  }

  private func changeStyledText(_ change: (NSMutableAttributedString) -> Void) {
    guard let styledText, styledText.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: styledText)
    change(text)
    self.styledText = NSAttributedString(attributedString: text)
  }
}
