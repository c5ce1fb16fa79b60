import Foundation

extension UIView {
  /// The properties that UIKit documents as animatable, by their layers' names.
  private static let animatedKeys: Set<String> = [
    "bounds", "bounds.origin", "bounds.size", "position", "transform", "opacity", "backgroundColor", "cornerRadius",
  ]

  /// A view provides its layer's actions: an animation from the layer's value to the one set next, or an object that means none.
  /// Layers with custom animatable properties use its duration.
  func _action(for layer: CALayer, forKey event: String) -> any CAAction {
    guard AnimationState.current.areEnabled, let duration = AnimationState.current.durations.last, duration > 0,
      Self.animatedKeys.contains(event)
    else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = layer.value(forKeyPath: event)
    animation.duration = duration
    animation.fillMode = .both
    let curve = AnimationState.current.curves.last ?? .easeInOut
    animation.timingFunction = CAMediaTimingFunction(name: curve.timingFunctionName)
    return animation
  }
}
