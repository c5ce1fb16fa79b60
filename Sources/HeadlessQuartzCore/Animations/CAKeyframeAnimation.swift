public import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration, from 0 to 1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The tension of a cubic animation's curve at each value, from -1 (round) to 1 (tight).
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value, from -1 to 1; the farther from 0, the sharper the corner.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value: the curve passes before the value (1) or after it (-1).
  open var biasValues: [NSNumber]?
  /// Whether a layer that moves along `path` turns with the path's direction.
  open var rotationMode: CAAnimationRotationMode?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }
}
