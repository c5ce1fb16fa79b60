public import Foundation

/// The style of a pointer, and its effect on a view. Stored but unused: pointers aren't simulated.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private init(_ shape: UIPointerShape?) {
    effect = nil
    self.shape = shape
    super.init()
  }

  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil) }
}

/// The effect of a pointer on the view under it.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// In points. Apple doesn't publish it; of buttons in bars, by pictures.
  public static let defaultCornerRadius: CGFloat = 8
}
