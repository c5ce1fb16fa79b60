internal import Foundation
internal import HeadlessObjectiveC

/// Implicit animations.
extension CALayer {
  /// Records a change of a value that Core Animation animates implicitly: the layer is in a tree, it has no view, and neither the
  /// transaction nor an action prevents the animation. Pictures of a moment show the animation; completion blocks of transactions
  /// wait for its end.
  func noteImplicitAnimation(_ path: StaticString, from old: @autoclosure () -> Any?) {
    guard owner == nil, presentedModel == nil, !treePlace.isPresenting, superlayer != nil else { return }
    let isShown = isCommitted && CountedTime.isHeldHere
    let groups = [TransactionGroup].waiting
    guard isShown || !groups.isEmpty, !CATransaction.disableActions(), CATransaction.animationDuration() > 0 else {
      return
    }
    guard !hasNullAction(forKey: path.description) else { return }
    for group in groups { group.waitForImplicitAnimation(CATransaction.animationDuration()) }
    if isShown { addImplicitAnimation(path.description, from: old()) }
  }

  /// Whether the layer and all its superlayers have been committed. New layers change without implicit animations.
  private var isCommitted: Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer.treePlace.isNew { return false }
      next = layer.superlayer
    }
    return true
  }

  /// Runs the action for a changed value. Without an action the value is animated from the displayed value to the new one.
  private func addImplicitAnimation(_ path: String, from old: Any?) {
    let shown = animations.contains { $0.key == path } ? presentation()?._value(forKeyPath: path) ?? old : old
    guard let action = action(forKey: path) else {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = shown
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      return _add(animation, forKey: path)
    }
    // An action may be shared with other layers, so the start value is set in a copy.
    let own = (action as? CABasicAnimation)?.copy() as? CABasicAnimation
    if let own, own.fromValue == nil, own.byValue == nil { own.fromValue = shown }
    (own ?? action).run(forKey: path, object: self, arguments: nil)
  }
}
