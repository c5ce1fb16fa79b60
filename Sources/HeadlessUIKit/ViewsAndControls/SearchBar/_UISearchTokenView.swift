import Foundation

/// A token as a search field shows it.
final class _UISearchTokenView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken, font: UIFont) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SearchMetrics.current.tokenRadius
    layer.cornerCurve = .continuous
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    label.text = token.text
    label.font = font
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var iconWidth: CGFloat { icon.image.map { min($0.size.width, 20) } ?? 0 }

  /// In points.
  var naturalSize: CGSize {
    let text = label.intrinsicContentSize
    let between = iconWidth > 0 ? SearchMetrics.current.tokenPadding : 0
    return CGSize(
      width: text.width + iconWidth + between + 2 * SearchMetrics.current.tokenPadding,
      height: text.height + SearchMetrics.current.tokenPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = SearchMetrics.current.tokenPadding
    let text = iconWidth > 0 ? padding + iconWidth + padding : padding
    let iconFrame = CGRect(x: padding, y: 0, width: iconWidth, height: bounds.height)
    let labelFrame = CGRect(x: text, y: 0, width: max(0, bounds.width - text - padding), height: bounds.height)
    icon.frame = iconFrame.mirrored(in: bounds.width, if: isRightToLeft)
    label.frame = labelFrame.mirrored(in: bounds.width, if: isRightToLeft)
  }
}
