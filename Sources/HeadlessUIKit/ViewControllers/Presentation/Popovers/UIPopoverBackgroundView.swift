public import Foundation

/// The metrics of a custom background, in points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// A custom background of a popover, with the arrow. Subclasses provide its metrics and draw it.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The offset of the arrow from the middle of its side, in points. The popover sets it.
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
