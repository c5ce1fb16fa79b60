public import Foundation

/// A ring around what has the focus. Nothing moves a focus here.
@preconcurrency @MainActor public final class UIFocusHaloEffect: UIFocusEffect {
  private let shape: CGPath?

  public override init() {
    shape = nil
    super.init()
  }

  public init(rect: CGRect) {
    shape = UIBezierPath(rect: rect).cgPath
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath
    super.init()
  }

  public init(path bezierPath: UIBezierPath) {
    shape = bezierPath.cgPath
    super.init()
  }

  /// Kept without effect: touches come from tests, and are fingers'.
  public weak var containerView: UIView?
  /// Kept without effect: touches come from tests, and are fingers'.
  public weak var referenceView: UIView?
}
