public import Foundation

/// Finds a pointer above a view. Nothing has a pointer here: it stays as it is.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  /// In radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Always 0: there is no pencil.
  open var rollAngle: CGFloat { 0 }
  /// Has no effect: only finger touches are simulated.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
