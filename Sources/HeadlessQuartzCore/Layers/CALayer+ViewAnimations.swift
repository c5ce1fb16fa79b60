/// A view's animation, as its layer stores it.
struct ViewAnimation {
  let key: String
  let animation: CAAnimation
  let group: ViewAnimationGroup
}

/// The animations that one call of `UIView.animate` adds to layers. Layers report them but don't show them: views have their final
/// values at once.
package final class ViewAnimationGroup {
  private var count = 0
  private let onCancel: () -> Void

  /// - Parameter onCancel: called when the last animation was removed from its layer before the group ends.
  package init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Adds an animation for its key path. If the layer already has one for it, a number is appended to the key, as UIKit does for
  /// its additive animations.
  package func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    guard let path = animation.keyPath else { return }
    let taken = Set(layer.viewAnimations.map(\.key))
    let key = taken.contains(path) ? (2...).lazy.map { "\(path)-\($0)" }.first { !taken.contains($0) } ?? path : path
    layer.viewAnimations.append(ViewAnimation(key: key, animation: animation, group: self))
    count += 1
  }

  /// Removes the animations from a layer without calling their delegates. Layers retain groups, so groups don't retain layers.
  package func end(on layer: CALayer) {
    count = 0
    layer.viewAnimations.removeAll { $0.group === self }
  }

  fileprivate func wasRemoved() {
    guard count > 0 else { return }
    count -= 1
    if count == 0 { onCancel() }
  }
}

extension CALayer {
  var allAnimationKeys: [String]? {
    let keys = animations.map(\.key) + viewAnimations.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  func _animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation ?? viewAnimations.first { $0.key == key }?.animation
  }

  func dropAnimations(_ isDropped: (String) -> Bool) {
    animations.removeAll { isDropped($0.key) }
    let dropped = viewAnimations.filter { isDropped($0.key) }
    viewAnimations.removeAll { isDropped($0.key) }
    for animation in dropped { animation.group.wasRemoved() }
  }
}
