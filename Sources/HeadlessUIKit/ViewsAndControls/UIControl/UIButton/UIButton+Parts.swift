import Foundation

extension UIButton {
  /// A title's defaults.
  var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

  // UIKit makes the parts when there is something to show in them, or on their first use.

  /// The title's label where it has been made.
  var existingTitleLabel: UILabel? { parts.title }
  var existingImageView: UIImageView? { parts.picture }

  var _titleLabel: UILabel {
    if let title = parts.title { return title }
    let title = UIButtonLabel()
    title.font = standardFont
    title.lineBreakMode = .byTruncatingMiddle
    title.textAlignment = .natural
    title.isHidden = true
    parts.title = title
    addSubview(title)
    return title
  }

  var _imageView: UIImageView {
    if let picture = parts.picture { return picture }
    let picture = UIImageView()
    picture.contentMode = .scaleToFill
    picture.isHidden = true
    parts.picture = picture
    if let title = parts.title { insertSubview(picture, belowSubview: title) } else { addSubview(picture) }
    return picture
  }

  func showBackground(_ image: UIImage?) {
    if image != nil, parts.backdrop == nil {
      let backdrop = UIImageView()
      parts.backdrop = backdrop
      insertSubview(backdrop, at: 0)
    }
    parts.backdrop?.image = image
    parts.backdrop?.isHidden = image == nil
  }

  var showsTitle: Bool { parts.title?.isHidden == false }
  var showsImage: Bool { parts.picture?.isHidden == false }

  // MARK: Sizes of a button without configuration

  func layout(width: CGFloat? = nil) -> ButtonLayout {
    let image = showsImage ? parts.picture?.sizeThatFits(.zero) ?? .zero : .zero
    return ButtonLayout(
      title: titleSize(width: width.map { $0 - image.width }), image: image,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment, isRightToLeft: isRightToLeft,
      rounding: PixelRounding(scale: layoutScale))
  }

  /// Titles have whole points, whatever the scale: a button without configuration that is created in code, with a title of 18
  /// points, is 34 high, 22 of which are the line's. A title of several lines wraps in the available width.
  private func titleSize(width: CGFloat?) -> CGSize {
    guard let label = parts.title, !label.isHidden else { return .zero }
    let wraps = label.numberOfLines != 1
    let size =
      if wraps, let width { label.sizeThatFits(CGSize(width: max(width, 1), height: 0)) } else {
        label.intrinsicContentSize
      }
    return CGSize(width: UIButton.wholePoints(size.width), height: UIButton.wholePoints(size.height))
  }

  /// The baseline of the title in a button of its own height, from which it moves with the content in a higher one. Nil without a
  /// title, and if it wraps: the height of a configuration's content depends on the button's width.
  var titleBaselineOffsets: BaselineOffsets? {
    guard let label = parts.title, !label.isHidden, label.numberOfLines == 1, configuration == nil else { return nil }
    let size = intrinsicContentSize
    let frame = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let offsets = label.baselineOffsets
    return BaselineOffsets(
      fromTop: frame.minY + offsets.fromTop, fromBottom: size.height - frame.maxY + offsets.fromBottom,
      spare: BaselineOffsets.Spare(height: size.height, shareAbove: contentVerticalAlignment.shareAbove))
  }

  /// The least height of the content, in points: for an image without a title a line of a button's own font, 18 points.
  /// Frames in documents of Xcode 7 to 11 have it (21 x 21 in 21 x 22, 20 x 14 in a height of 22, 24 x 24 in 24 x 24), and
  /// iOS 26.2. That insets come on top of it, and that a title's other font doesn't count, are assumptions.
  var leastHeight: CGFloat {
    guard showsImage, !showsTitle else { return 0 }
    return UIButton.wholePoints(UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight)
  }

  static func wholePoints(_ length: CGFloat) -> CGFloat { PixelRounding(scale: 1).roundUp(length) }
}
