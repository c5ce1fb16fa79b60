public import Foundation

/// What a background of an app's own tells of its measures, in points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// A popover's background of an app's own, with the arrow. Subclasses say its measures and draw it.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// From the middle of the side that the arrow grows from, in points. The popover sets it.
  open var arrowOffset: CGFloat = 0 {
    didSet { if oldValue != arrowOffset { setNeedsLayout() } }
  }
  /// The popover sets it.
  open var arrowDirection: UIPopoverArrowDirection = .unknown {
    didSet { if oldValue != arrowDirection { setNeedsLayout() } }
  }
  open class var wantsDefaultContentAppearance: Bool { true }
  open class func arrowBase() -> CGFloat { PopoverMetrics.current.arrowBase }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverMetrics.current.arrowHeight }
}
