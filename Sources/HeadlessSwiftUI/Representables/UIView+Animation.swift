public import HeadlessUIKit

extension UIView {
  /// Changes views with an animation of SwiftUI's.
  ///
  /// - Parameters:
  ///   - changes: run immediately, as in all animations of UIKit's.
  ///   - completion: called when the animation has ended in counted time; not for one that repeats for ever. Whether iOS calls it
  ///     before a spring has settled isn't documented.
  @preconcurrency @MainActor public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(
      duration: animation.totalDuration, progress: { CGFloat(animation.value(at: $0)) }, animations: changes,
      completion: completion)
  }
}

extension Transaction {
  /// Changes views with the animation of the transaction, or at once if there is none.
  @MainActor func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
    if let animation, !disablesAnimations { return UIView.animate(animation, changes: changes, completion: completion) }
    UIView.performWithoutAnimation(changes)
    completion?()
  }
}

extension UIViewRepresentableContext {
  /// Changes the view with the animation of the update's transaction, or at once if there is none.
  ///
  /// - Parameters:
  ///   - changes: run immediately.
  ///   - completion: called when the animation has ended in counted time; without one, after the changes.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

extension UIViewControllerRepresentableContext {
  /// Changes the controller's views with the animation of the update's transaction, or at once if there is none.
  ///
  /// - Parameters:
  ///   - changes: run immediately.
  ///   - completion: called when the animation has ended in counted time; without one, after the changes.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}
