internal import Foundation
internal import HeadlessObjectiveC

/// What Core Animation animates by itself.
extension CALayer {
  /// A change of a value that Core Animation animates by itself: in a tree of layers, without a view, where neither the
  /// transaction nor an action forbids it. Moments that are looked at show it; blocks of transactions wait for its end.
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

  /// Whether the layer and all above it have been committed: what is new has its values at once.
  private var isCommitted: Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer.treePlace.isNew { return false }
      next = layer.superlayer
    }
    return true
  }

  /// Runs the action for a changed value; without one the value goes from what is shown to the new one.
  private func addImplicitAnimation(_ path: String, from old: Any?) {
    let shown = animations.contains { $0.key == path } ? presentation()?._value(forKeyPath: path) ?? old : old
    guard let action = action(forKey: path) else {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = shown
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      return _add(animation, forKey: path)
    }
    // An action may be another layer's as well: the value to begin with is this one's.
    let own = (action as? CABasicAnimation)?.copy() as? CABasicAnimation
    if let own, own.fromValue == nil, own.byValue == nil { own.fromValue = shown }
    (own ?? action).run(forKey: path, object: self, arguments: nil)
  }
}
