import Foundation

/// The red capsule with a number. The name is UIKit's.
final class _UIBadgeView: UIView {
  private let label = UILabel()
  private var titleOffset = UIOffset.zero

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
    let height = max(TabBarMetrics.current.badgeHeight, text.height)
    return CGSize(width: max(height, text.width + TabBarMetrics.current.badgePadding * 2), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }

  package override var snapshotText: String? { label.text }
}
