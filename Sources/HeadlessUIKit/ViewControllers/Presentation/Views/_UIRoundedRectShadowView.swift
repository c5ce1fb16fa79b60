import Foundation

/// The shadow of a card that cuts off its content, and with it any shadow of its own. Named as UIKit's.
final class _UIRoundedRectShadowView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }

  @available(*, unavailable, message: "made by sheets")
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }
}
