package import Foundation

/// The typesetting that Core Animation delegates to Core Text.
extension CATextLayer: TextLayerSetting {
  package var textSize: CGSize { attributedString?.size() ?? .zero }

  package func drawText(in context: CGContext) {
    guard let text = attributedString, text.length > 0 else { return }
    UIGraphicsPushContext(context)
    var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
    if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
    text.draw(with: bounds, options: options, context: nil)
    UIGraphicsPopContext()
  }

  /// An attributed string has its own fonts and colours; the layer's alignment and truncation apply to texts without paragraph
  /// styles.
  private var attributedString: NSAttributedString? {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    if let styled = string as? NSAttributedString {
      let text = NSMutableAttributedString(attributedString: styled)
      styled.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: styled.length)) { style, range, _ in
        if style == nil { text.addAttribute(.paragraphStyle, value: paragraph, range: range) }
      }
      return text
    }
    guard let plain = string as? String else { return nil }
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: sizedFont, .foregroundColor: UIColor(cgColor: foregroundColor ?? .clear), .paragraphStyle: paragraph,
      ])
  }

  private var sizedFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    // Core Animation's own default is Helvetica.
    default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  /// Wrapped text is truncated in the last line that fits.
  private var lineBreakMode: NSLineBreakMode {
    if isWrapped { return .byWordWrapping }
    return switch truncationMode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
