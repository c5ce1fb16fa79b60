import Foundation

/// The shadow of a card, which clips its content and therefore can't have a shadow itself. Named as UIKit's.
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
