public import Foundation

/// An object that animates the changes of blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Optional in UIKit.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { OptionalMethod.missing() }
  public func addAnimations(_ animation: @escaping () -> Void) { OptionalMethod.missing() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { OptionalMethod.missing() }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    OptionalMethod.missing()
  }
}
