internal import Foundation
internal import Graphics

// Apple publishes no figures for the layout of fields. These are the results of `textRect(forBounds:)` and similar methods on iOS
// 13 and later, as published by developers; the widths beside the clear button are estimated from pictures.
extension UITextField {

  private var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  var _intrinsicContentSize: CGSize {
    let rounding = PixelRounding(scale: layoutScale)
    let insets = textInsets
    var height = fieldState.shownStyle.lineHeight
    // Dots make a line of whole points together, not above and below the baseline each. Source: frames in documents.
    if isSecureTextEntry { height = fieldState.shownStyle.font.lineHeight.rounded(.up) }
    switch borderStyle {
    case .none: break
    case .line, .bezel: height += 4
    case .roundedRect: height = max(height + 12, TextFieldMetrics.current.lowestRoundedHeight)
    }
    var width = rounding.roundUp(textWidth) + insets.left + insets.right
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: height)
    for rect in [
      isLeftShown ? leftViewRect(forBounds: bounds) : .zero, isRightShown ? rightViewRect(forBounds: bounds) : .zero,
    ] {
      width += rect.width
      height = max(height, rect.height)
    }
    if isClearShown { width += clearRoom }
    return CGSize(width: width, height: rounding.roundUp(height))
  }

  /// Text and caret are centred unless the content's alignment differs; the line has the height of a label's, whatever the height
  /// of the field.
  var textBaselineOffsets: BaselineOffsets {
    let font = fieldState.shownStyle.font
    let height = _intrinsicContentSize.height
    let top = PixelRounding(scale: layoutScale).round((height - font.lineHeight) / 2 + font.ascender)
    return BaselineOffsets(
      fromTop: top, fromBottom: height - top,
      spare: BaselineOffsets.Spare(height: height, shareAbove: contentVerticalAlignment.shareAbove))
  }

  // MARK: Rectangles

  func standardTextRect(_ bounds: CGRect) -> CGRect {
    let insets = textInsets
    var rect = borderRect(forBounds: bounds).inset(by: insets)
    func cutLeft(to x: CGFloat) {
      let start = max(x, rect.minX)
      rect = CGRect(x: start, y: rect.minY, width: max(rect.maxX - start, 0), height: rect.height)
    }
    func cutRight(to x: CGFloat) { rect.size.width = max(min(rect.maxX, x) - rect.minX, 0) }
    let leading = isLeftShown ? leftViewRect(forBounds: bounds) : nil
    let trailing =
      isRightShown ? rightViewRect(forBounds: bounds) : isClearShown ? clearButtonRect(forBounds: bounds) : nil
    // The insets are equal on both sides; items beside the trailing view move with it.
    let (gap, trailingGap) = (insets.left, gapBesideTrailing)
    if let left = isRightToLeft ? trailing : leading { cutLeft(to: left.maxX + (isRightToLeft ? trailingGap : gap)) }
    if let right = isRightToLeft ? leading : trailing {
      cutRight(to: right.minX - (isRightToLeft ? gap : trailingGap))
    }
    return rect
  }

  private var gapBesideTrailing: CGFloat { isRightShown ? textInsets.right : 4 }
  private var clearRoom: CGFloat { TextFieldMetrics.current.clearButtonSide + 4 }

  func _clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.current.clearButtonSide
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side
    let y = PixelRounding(scale: layoutScale).round(bounds.midY - side / 2)
    return CGRect(x: x, y: y, width: side, height: side)
  }

  func standardSideRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(.zero)
    }
    let x = isLeading != isRightToLeft ? bounds.minX : bounds.maxX - size.width
    let y = PixelRounding(scale: layoutScale).round(bounds.midY - size.height / 2)
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  // MARK: Side views

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var isLeftShown: Bool { leftView != nil && isShown(leftViewMode) }
  private var isRightShown: Bool { rightView != nil && isShown(rightViewMode) }
  /// A view on the right takes the clear button's place.
  private var isClearShown: Bool {
    !isRightShown && fieldState.text.length > 0 && isEnabled && isShown(clearButtonMode)
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    geometryDidChange()
  }

  func placeSideViews() {
    place(leftView, isLeftShown, leftViewRect(forBounds: bounds))
    place(rightView, isRightShown, rightViewRect(forBounds: bounds))
    guard isClearShown || fieldState.clearButton != nil else { return }
    let button = fieldState.clearButton ?? makeClearButton()
    button.isHidden = !isClearShown
    if isClearShown { button.frame = clearButtonRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else { return view.superview === self ? view.removeFromSuperview() : () }
    if view.superview !== self { addSubview(view) }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = frame
    } else {
      view.setUntransformedFrame(frame)
    }
  }

  private func makeClearButton() -> TextFieldClearButton {
    let button = TextFieldClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clearButtonWasTapped() }, for: .touchUpInside)
    fieldState.clearButton = button
    addSubview(button)
    return button
  }

  // MARK: Border

  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = borderRect(forBounds: bounds)
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect, let image { return image.draw(in: rect) }
    guard borderStyle != .none else { return }
    let look = TextFieldBorder(
      style: borderStyle, rect: rect, scale: layoutScale, isEnabled: isEnabled, traits: traitCollection)
    context.append(look.items)
  }
}
