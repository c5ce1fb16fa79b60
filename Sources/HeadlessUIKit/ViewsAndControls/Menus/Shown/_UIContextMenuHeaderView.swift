import Foundation

/// A small text in a menu: the title of it, or of a part of it. Named as UIKit's.
final class _UIContextMenuHeaderView: UIView {
  private let label = UILabel()
  private let minimumHeight: CGFloat

  init(_ text: String, font: UIFont, minimumHeight: CGFloat) {
    self.minimumHeight = minimumHeight
    super.init(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  /// In points, for a menu of this width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * MenuMetrics.Figures.current.inset, height: .greatestFiniteMagnitude)
    return max(minimumHeight, (label.sizeThatFits(room).height + 14).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: MenuMetrics.Figures.current.inset, dy: 0)
  }
}
