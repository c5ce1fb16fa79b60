public import Foundation
internal import Graphics

/// A layer that shows text from its top down.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`, whose attributes then count instead of the layer's.
  open var string: Any?
  /// A `UIFont`, or a font's name.
  open var font: Any?
  /// In points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped: Bool = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var allowsFontSubpixelQuantization: Bool = false

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the text, broken only at line breaks; in points.
  open override func preferredFrameSize() -> CGSize { attributedString?.size() ?? .zero }

  override func kindContents() -> [DisplayItem] {
    guard let text = attributedString, text.length > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(recordingIn: bounds, scale: contentsScale)
    UIGraphicsPushContext(context)
    var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
    if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
    text.draw(with: bounds, options: options, context: nil)
    UIGraphicsPopContext()
    return context.takeItemsWithinBounds()
  }

  override var hasKindContents: Bool { string != nil }

  /// A styled string has fonts and colours of its own; the layer's alignment and line breaks are for texts that say none.
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

  /// Wrapped text is truncated in the last line that there is room for.
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
