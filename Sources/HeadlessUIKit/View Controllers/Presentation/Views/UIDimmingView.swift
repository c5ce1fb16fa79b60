import Foundation
internal import Graphics

/// Darkens what is below a presentation. Named as UIKit's.
final class UIDimmingView: UIView {
  /// UIKit's `_dimmingViewColor`: black, 20 % in light and 48 % in dark appearance.
  static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIDimmingView.color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable, message: "made by presentations")
  required init?(coder: NSCoder) { nil }
}
