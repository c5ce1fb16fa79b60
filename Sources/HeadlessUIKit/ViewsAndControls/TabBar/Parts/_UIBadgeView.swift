import Foundation

/// The red capsule with a number. The name is UIKit's.
final class _UIBadgeView: UIView {
  private let label = UILabel()
  private var titleOffset = UIOffset.zero

  /// In points.
  private static let height: CGFloat = 18
  private static let sidePadding: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, look: TabLook) {
    label.attributedText = NSAttributedString(string: text, attributes: look.badgeAttributes)
    backgroundColor = look.badgeColor
    titleOffset = look.badgeTitleOffset
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    let height = max(_UIBadgeView.height, text.height)
    return CGSize(width: max(height, text.width + _UIBadgeView.sidePadding * 2), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }

  package override var snapshotText: String? { label.text }
}
