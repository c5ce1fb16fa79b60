public import Foundation

/// An animation through a number of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// From 0 to 1 for each value.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// How tight the curve of a cubic animation is at each value, from -1 (round) to 1 (tight).
  open var tensionValues: [NSNumber]?
  /// How sharp the curve's corners are at each value, from -1 to 1.
  open var continuityValues: [NSNumber]?
  /// Where the curve runs at each value: before it (1) or after it (-1).
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
