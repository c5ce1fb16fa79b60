import Foundation

extension UIView {
  /// What UIKit documents as animated by views' animations, by the names that layers have for it.
  private static let animatedKeys: Set<String> = [
    "bounds", "bounds.origin", "bounds.size", "position", "transform", "opacity", "backgroundColor", "cornerRadius",
  ]

  /// A view answers for its layer: with an animation from what the layer has to what is set next, or with an object that
  /// says that there is none. Layers that animate properties of their own take the duration from it.
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
