public import Foundation

/// An animation through a number of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// From 0 to 1 for each value.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var tensionValues: [NSNumber]?
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var continuityValues: [NSNumber]?
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var biasValues: [NSNumber]?
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
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
