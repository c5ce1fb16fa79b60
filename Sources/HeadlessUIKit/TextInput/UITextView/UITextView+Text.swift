internal import Foundation
internal import Graphics

extension UITextView {
  /// The font of text without a font attribute.
  var shownFont: UIFont { font ?? StringDrawing.defaultFont }

  func prepareText() {
    isOpaque = false
    if backgroundColor == nil { backgroundColor = .systemBackground }
    textState.container.widthTracksTextView = true
    textState.manager.build = { [unowned self] text in
      // Shown text is laid out on the main actor, on which this code already runs.
      nonisolated(unsafe) var result: AttributedTextBuilder.Result?
      MainThread.assume { result = self.shownText(text) }
      return result!
    }
    textState.manager.onChange = { [weak self] in
      MainThread.assume { self?.layoutDidChange() }
    }
  }

  // MARK: Setting

  func setPlainText(_ string: String) {
    replaceAll(with: NSAttributedString(string: string, attributes: ownAttributes))
  }

  func setStyledText(_ string: NSAttributedString) {
    // Apple: from then on the property has the value of the text's start.
    if string.length > 0 { textState.alignment = string.alignmentAtStart ?? .natural }
    replaceAll(with: string)
  }

  private func replaceAll(with string: NSAttributedString) {
    textState.storage.replaceCharacters(in: NSRange(location: 0, length: textState.storage.length), with: string)
    textState.typingAttributes = nil
    textState.selection.marked = nil
    textState.selection.collapse(to: textState.storage.length)
  }

  func setFont(_ font: UIFont?) {
    textState.font = font
    textState.typingAttributes?[.font] = font
    set(.font, font)
  }

  func setTextColor(_ color: UIColor?) {
    textState.color = color
    textState.typingAttributes?[.foregroundColor] = color
    set(.foregroundColor, color)
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    textState.alignment = alignment
    if let style = textState.typingAttributes?[.paragraphStyle] as? NSParagraphStyle {
      textState.typingAttributes?[.paragraphStyle] = style.aligned(alignment)
    }
    let storage = textState.storage
    storage.beginEditing()
    storage.align(NSRange(location: 0, length: storage.length), alignment, addsStyles: true)
    storage.endEditing()
    looksDidChange()
  }

  private func set(_ key: NSAttributedString.Key, _ value: Any?) {
    let storage = textState.storage
    let whole = NSRange(location: 0, length: storage.length)
    if let value {
      storage.addAttribute(key, value: value, range: whole)
    } else {
      storage.removeAttribute(key, range: whole)
    }
    looksDidChange()
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    if let typing = textState.typingAttributes { return typing }
    // New text has the attributes of the old text's start.
    if textState.storage.length > 0 {
      var attributes = textState.storage.attributes(at: 0, effectiveRange: nil)
      attributes[.attachment] = nil
      attributes[.link] = nil
      return attributes
    }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = textState.font
    attributes[.foregroundColor] = textState.color
    if textState.alignment != .natural {
      attributes[.paragraphStyle] = NSParagraphStyle.default.aligned(textState.alignment)
    }
    return attributes
  }

  /// The attributes of the character before the selection.
  var attributesAtSelection: [NSAttributedString.Key: Any] {
    let place = textState.selection.range.location
    guard textState.storage.length > 0 else { return ownAttributes }
    var attributes = textState.storage.attributes(
      at: min(max(place - 1, 0), textState.storage.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    textState.font = textState.font?.adapted(to: traitCollection)
    looksDidChange()
  }

  // MARK: Building

  private func shownText(_ text: NSAttributedString) -> AttributedTextBuilder.Result {
    let paragraph = NSMutableParagraphStyle()
    // Unlike a label's, a text view's natural alignment is that of each paragraph's own direction.
    paragraph.alignment = textState.alignment
    var builder = AttributedTextBuilder(
      font: textState.font ?? StringDrawing.defaultFont, color: textState.color ?? .label, paragraphStyle: paragraph,
      traits: traitCollection)
    builder.adaptsFonts = adjustsFontForContentSizeCategory
    builder.showsLinks = false
    textState.manager.setUp(&builder)
    prepareAttachmentViews(of: text)
    textState.manager.isRightToLeft = alignsNaturallyRight
    return builder.build(withLinks(text))
  }

  private func withLinks(_ text: NSAttributedString) -> NSAttributedString {
    var links: [NSRange] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { value, range, _ in if value != nil { links.append(range) } }
    guard !links.isEmpty else { return text }
    let copy = NSMutableAttributedString(attributedString: text)
    for range in links { copy.addAttributes(linkTextAttributes, range: range) }
    return copy
  }

  // MARK: Layout

  /// Handles a change of the text or the available space.
  private func layoutDidChange() {
    if textState.placement == .running { return }
    textState.selection.clamp(to: textState.storage.length)
    geometryDidChange()
  }

  func looksDidChange() {
    textState.manager.forgetLayout()
    geometryDidChange()
  }

  func geometryDidChange() {
    textState.placement = .needed
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var horizontalRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + textState.container.lineFragmentPadding * 2
  }

  private var verticalRoom: CGFloat { textContainerInset.top + textContainerInset.bottom }

  /// The text's natural size, or its size in lines of a width, with the insets, in points.
  func naturalSize(width: CGFloat = .infinity) -> CGSize {
    let size = textState.manager.layout(width: width - (width.isFinite ? horizontalRoom : 0)).size
    let rounding = PixelRounding(scale: layoutScale)
    return CGSize(
      width: rounding.roundUp(size.width + horizontalRoom), height: rounding.roundUp(size.height + verticalRoom))
  }

  /// Returns the best size; wrapping text takes the proposed width.
  func _sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width < 1e6 else { return naturalSize() }
    var fitting = naturalSize(width: size.width)
    if naturalSize().width > size.width { fitting.width = size.width }
    return fitting
  }

  /// Sets the container's width to the view's, and the content height to the text's.
  func placeText() {
    textState.placement = .running
    if textState.container.widthTracksTextView {
      textState.container.size = CGSize(
        width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0.01), height: 0)
    }
    if textState.placement == .running { textState.placement = .done }
    let height = PixelRounding(scale: layoutScale).roundUp(textState.manager.layout.size.height + verticalRoom)
    // A view that doesn't scroll has no content beyond its bounds.
    contentSize = CGSize(width: bounds.width, height: isScrollEnabled ? height : bounds.height)
    placeAttachmentViews()
  }

  var textBaselineOffsets: BaselineOffsets {
    let rounding = PixelRounding(scale: layoutScale)
    let layout = textState.manager.layout
    let height = rounding.roundUp(layout.size.height + verticalRoom)
    let top = rounding.round(layout.firstBaseline + textContainerInset.top)
    return BaselineOffsets(
      fromTop: top, fromBottom: height - rounding.round(layout.lastBaseline + textContainerInset.top))
  }

  /// The position of the layout's top left corner, in points of the content.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textState.container.lineFragmentPadding, y: textContainerInset.top)
  }

  func textItems() -> [DisplayItem] {
    if let manager = textState.textLayoutManager, manager.delegate != nil { return fragmentItems(manager) }
    let origin = textOrigin
    let layout = textState.manager.layout
    let visible = bounds.insetBy(dx: 0, dy: -shownFont.lineHeight)
    let shown = layout.lines.filter { line in
      line.frame.maxY + origin.y >= visible.minY && line.frame.minY + origin.y <= visible.maxY
    }
    guard let first = shown.first, let last = shown.last else { return [] }
    let range = first.range.lowerBound...last.range.upperBound
    guard textState.manager.isOfApps else {
      return textState.manager.items(at: origin) { range.contains($0.lowerBound) }
    }
    return managedItems(NSRange(location: range.lowerBound, length: range.upperBound - range.lowerBound))
  }

  /// Drawn by an app's layout manager, which may draw more than the text.
  private func managedItems(_ range: NSRange) -> [DisplayItem] {
    let context = CGContext(recordingIn: bounds, scale: layoutScale)
    let corner = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    UIGraphicsPushContext(context)
    textState.manager.drawBackground(forGlyphRange: range, at: corner)
    textState.manager.drawGlyphs(forGlyphRange: range, at: corner)
    UIGraphicsPopContext()
    return context.takeItems()
  }

  /// Drawn by an app's fragments, which may draw more than the text.
  private func fragmentItems(_ manager: NSTextLayoutManager) -> [DisplayItem] {
    let context = CGContext(recordingIn: bounds, scale: layoutScale)
    let offset = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    UIGraphicsPushContext(context)
    for fragment in manager.fragments {
      let place = fragment.layoutFragmentFrame.offsetBy(dx: offset.x, dy: offset.y)
      let painted = fragment.renderingSurfaceBounds.offsetBy(dx: place.minX, dy: place.minY)
      if painted.maxY >= bounds.minY, painted.minY <= bounds.maxY { fragment.draw(at: place.origin, in: context) }
    }
    UIGraphicsPopContext()
    return context.takeItems()
  }

  // MARK: Places in the text, in points of the content

  func caret(at offset: Int) -> CGRect {
    textState.manager.geometry.caret(at: offset).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  func rects(of range: NSRange) -> [CGRect] {
    textState.manager.geometry.rects(of: range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  func offset(closestTo point: CGPoint) -> Int {
    textState.manager.geometry.offset(closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  func characterOffset(closestTo point: CGPoint) -> Int {
    textState.manager.geometry.character(closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  /// The character a number of line heights below another one; nil above and below the text.
  func offset(lines: CGFloat, below offset: Int) -> Int? {
    let caret = caret(at: offset)
    let y = caret.midY + lines * caret.height
    guard y >= textOrigin.y, y <= textOrigin.y + textState.manager.layout.size.height else { return nil }
    return self.offset(closestTo: CGPoint(x: caret.minX, y: y))
  }

  func _scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let start = caret(at: range.location)
    let whole = rects(of: range).reduce(start) { $0.union($1) }
    scrollRectToVisible(whole.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }
}

extension NSAttributedString {
  /// The value of an attribute at the text's start; nil for an empty text.
  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
  }
}
