public import Foundation

/// A ring around the focused item. Nothing moves a focus here.
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

  /// Stored but unused: only finger touches are simulated.
  public weak var containerView: UIView?
  /// Stored but unused: only finger touches are simulated.
  public weak var referenceView: UIView?
}

/// The visual effect of the focus on a view. Nothing moves a focus here.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
