internal import Foundation
internal import Graphics
internal import TextLayout

extension UITextField {
  // MARK: Setting

  func setPlainText(_ string: String) {
    // As with labels, plain text has the style at the start of the previous attributed text.
    fieldState.style = fieldState.shownStyle
    fieldState.text = NSMutableAttributedString(string: string, attributes: currentAttributes)
    textWasSet()
  }

  func setStyledText(_ string: NSAttributedString) {
    fieldState.text = NSMutableAttributedString(attributedString: string)
    textWasSet()
  }

  private func textWasSet() {
    fieldState.selection.collapse(to: fieldState.text.length)
    fieldState.selection.marked = nil
    textDidChange()
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?, _ change: (inout TextFieldStyle) -> Void) {
    change(&fieldState.style)
    fieldState.style.attributes[key] = nil
    let whole = NSRange(location: 0, length: fieldState.text.length)
    fieldState.text.removeAttribute(key, range: whole)
    if let value { fieldState.text.addAttribute(key, value: value, range: whole) }
    textDidChange()
  }

  /// Text without a paragraph style follows the field's anyway.
  func setAlignment(_ alignment: NSTextAlignment) {
    fieldState.style.alignment = alignment
    let whole = NSRange(location: 0, length: fieldState.text.length)
    fieldState.text.align(whole, alignment, addsStyles: false)
    textDidChange()
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    fieldState.style.attributes = attributes
    if let font = attributes[.font] as? UIFont { fieldState.style.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { fieldState.style.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { fieldState.style.alignment = style.alignment }
    fieldState.text.setAttributes(attributes, range: NSRange(location: 0, length: fieldState.text.length))
    textDidChange()
  }

  var currentAttributes: [NSAttributedString.Key: Any] {
    var attributes = fieldState.style.attributes
    attributes[.font] = fieldState.style.font
    attributes[.foregroundColor] = fieldState.style.color
    return attributes
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    font = fieldState.style.font.adapted(to: traitCollection)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Building

  /// The text as it is read: with a dot for every character of a secret.
  var shownString: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: fieldState.text.string.count) : fieldState.text.string
  }

  func builder(scale: CGFloat = 1, color: UIColor? = nil) -> AttributedTextBuilder {
    let style = fieldState.style
    let paragraph = NSMutableParagraphStyle()
    let alignment = fieldState.shownStyle.alignment
    paragraph.alignment = alignment == .natural ? (alignsNaturallyRight ? .right : .left) : alignment
    paragraph.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    var builder = AttributedTextBuilder(
      font: style.font, color: color ?? style.color, paragraphStyle: paragraph, traits: traitCollection)
    builder.adaptsFonts = adjustsFontForContentSizeCategory
    builder.fontScale = scale
    return builder
  }

  private func builtText(scale: CGFloat = 1) -> AttributedText {
    if isSecureTextEntry { return builtDots(shownString, scale: scale) }
    return builder(scale: scale).build(shown(fieldState.text)).text
  }

  private func builtPlaceholder() -> AttributedText {
    builder(color: fieldState.style.placeholderColor).build(
      shown(fieldState.placeholder ?? NSAttributedString(string: ""))
    ).text
  }

  /// A field has one line, and its own idea of where that is cut.
  private func shown(_ string: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    copy.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: copy.length))
    return copy
  }

  /// - Parameter includesEmptyLine: whether a text without characters has a line, as a caret needs it.
  func lay(_ text: AttributedText, width: CGFloat, includesEmptyLine: Bool = false) -> LaidOutText {
    TextEngines.current.layout(
      text,
      in: LayoutConstraints(
        width: width, maximumLines: 1, interfaceDirection: alignsNaturallyRight ? .rightToLeft : .leftToRight,
        includesExtraLine: includesEmptyLine))
  }

  // MARK: Measuring

  /// The size of text or placeholder, in points.
  var textWidth: CGFloat {
    let text = fieldState.text.length == 0 ? 0 : lay(builtText(), width: .infinity).size.width
    let placeholder = fieldState.placeholder == nil ? 0 : lay(builtPlaceholder(), width: .infinity).size.width
    return fieldState.text.length == 0 ? placeholder : text
  }

  /// The text laid out in a rectangle.
  private func fittingLayout(in rect: CGRect) -> LaidOutText {
    // A field that is being edited shows the text's end, where the caret is, and cuts the start off.
    if isEditing {
      let whole = lay(builtText(), width: .infinity)
      if whole.size.width > rect.width { return whole }
    }
    let layout = lay(builtText(), width: rect.width)
    guard adjustsFontSizeToFitWidth, layout.isTruncated || layout.size.width > rect.width else { return layout }
    let size = fieldState.style.font.pointSize
    var scale: CGFloat = 1
    // Steps of a fiftieth are too fine to be seen, and end soon.
    while scale > 0.1, size * scale > minimumFontSize {
      scale = max(scale - 0.02, 0.1, minimumFontSize / size)
      let smaller = lay(builtText(scale: scale), width: rect.width)
      if !smaller.isTruncated, smaller.size.width <= rect.width { return smaller }
    }
    return lay(builtText(scale: scale), width: rect.width)
  }

  private func origin(of layout: LaidOutText, in rect: CGRect) -> CGPoint {
    let height = layout.size.height
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - height
    default: y = rect.midY - height / 2
    }
    let rounding = PixelRounding(scale: layoutScale)
    // While the field is edited, the caret behind the text's end is in the field too: it is centred on the end. A placeholder has
    // the caret at its start.
    let caret = fieldState.text.length > 0 ? TextMarkMetrics.current.caretWidth / 2 : 0
    let excess = layout.size.width + caret - rect.width
    let x = excess > 0 && isEditing && !isRightToLeft ? rounding.round(rect.minX - excess) : rect.minX
    return CGPoint(x: x, y: rounding.round(y))
  }

  // MARK: Drawing

  /// In UIKit the text is a view in the field, which moves with the layer's sublayers: apps indent it so.
  func asSublayer(_ draw: () -> Void) {
    guard !CATransform3DIsIdentity(layer.sublayerTransform), let context = UIGraphicsGetCurrentContext() else {
      return draw()
    }
    let anchor = layer.anchorPoint
    let place = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    context.saveGState()
    context.translateBy(x: place.x, y: place.y)
    context.concatenate(CATransform3DGetAffineTransform(layer.sublayerTransform))
    context.translateBy(x: -place.x, y: -place.y)
    draw()
    context.restoreGState()
  }

  func _drawText(in rect: CGRect) {
    guard rect.width > 0 else { return }
    let layout = fittingLayout(in: rect)
    draw(layout, in: rect, asDots: isSecureTextEntry)
  }

  func _drawPlaceholder(in rect: CGRect) {
    guard rect.width > 0, fieldState.placeholder != nil else { return }
    draw(lay(builtPlaceholder(), width: rect.width), in: rect)
  }

  /// The visible part of the selection highlight.
  func drawHighlight() {
    guard let items = selectionMarks?.itemsBehind, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(items, clippedTo: editingRect(forBounds: bounds))
  }

  private func draw(_ layout: LaidOutText, in rect: CGRect, asDots: Bool = false) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let origin = origin(of: layout, in: rect)
    let items = asDots ? dotItems(layout, at: origin) : layout.displayItems(at: origin)
    // Accents may reach above and below the line; sideways the field ends.
    let isCut = layout.size.width > rect.width
    context.draw(items, clippedTo: isCut ? rect.insetBy(dx: 0, dy: -rect.height) : nil)
  }

  // MARK: Places in the text

  private var geometry: (TextGeometry, CGPoint) {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout =
      fieldState.text.length > 0
      ? fittingLayout(in: rect) : lay(builtText(), width: rect.width, includesEmptyLine: true)
    let text = NSAttributedString(string: shownString, attributes: currentAttributes)
    let geometry = TextGeometry(
      layout: layout,
      width: { [self] range in
        if isSecureTextEntry { return CGFloat(range.count) * dotPitch() }
        let part = text.attributedSubstring(
          from: NSRange(location: range.lowerBound, length: range.count).clamped(to: text.length))
        return lay(builder().build(part).text, width: .infinity).size.width
      }, lineHeight: fieldState.style.font.lineHeight)
    return (geometry, origin(of: layout, in: rect))
  }

  func caret(at offset: Int) -> CGRect {
    let (geometry, origin) = geometry
    return geometry.caret(at: offset).offsetBy(dx: origin.x, dy: origin.y)
  }

  func rects(of range: NSRange) -> [CGRect] {
    let (geometry, origin) = geometry
    return geometry.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func characterOffset(closestTo point: CGPoint) -> Int { offset(closestTo: point) }

  func offset(closestTo point: CGPoint) -> Int {
    let (geometry, origin) = geometry
    return geometry.offset(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}
