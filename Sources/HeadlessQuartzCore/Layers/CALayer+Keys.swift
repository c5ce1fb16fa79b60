internal import Foundation

extension CALayer {
  func _action(forKey event: String) -> (any CAAction)? {
    let found =
      delegateAction(forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  func _add(_ animation: CAAnimation, forKey key: String?) {
    // Core Animation replaces an animation under the same key, and never one that was added without.
    if let key { animations.removeAll { $0.key == key } }
    let begin = speed == 0 ? 0 : convertTime(CACurrentMediaTime(), from: nil)
    let kept = animation.copy() as? CAAnimation ?? animation
    // Core Animation lets go of the delegate when the animation ends. Nothing is under way here, and a controller that
    // delegates to itself would never be freed.
    let delegate = kept.delegate
    kept.delegate = nil
    let counted = MainThread.isCurrent ? MainActor.assumeIsolated { CountedTime.current.now } : 0
    beginTransition(kept)
    animations.append((key ?? "", kept, begin, counted))
    guard speed != 0, delegate != nil || ![TransactionGroup].waiting.isEmpty else { return }
    AnimationEnd(kept, of: self, delegate).schedule()
  }

  func _value(forKeyPath path: String) -> Any? {
    if let property = LayerProperty.named(path, of: self) { return property.get(self) }
    return keyedValues[path] ?? type(of: self).defaultValue(forKey: path)
  }

  func _setValue(_ value: Any?, forKeyPath path: String) {
    if let property = LayerProperty.named(path, of: self) {
      property.set(self, value)
    } else {
      keyedValues[path] = value
      if type(of: self).needsDisplay(forKey: path) { setNeedsDisplay() }
    }
  }

  /// Tells the view that a value which can be animated has changed, for an animator that may want the old one back.
  func noteChange(_ path: StaticString, _ old: @autoclosure () -> Any?) {
    guard let owner else { return noteImplicitAnimation(path, from: old()) }
    guard owner.isRecordingChanges else { return }
    owner.layerDidChange(self, path.description, from: old())
  }

  /// Whether the search for an action ends with one that does nothing.
  func hasNullAction(forKey key: String) -> Bool {
    let found: Any? = delegateAction(forKey: key) ?? actions?[key]
    return found is NSNull
  }

  func copyProperties(of other: CALayer) {
    geometry = other.geometry
    keyedValues = other.keyedValues
    drawnContents = other.drawnContents
    for property in LayerProperty.copied { property.set(self, property.get(other)) }
    sublayerTransform = other.sublayerTransform
    isGeometryFlipped = other.isGeometryFlipped
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsFormat = other.contentsFormat
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    allowsGroupOpacity = other.allowsGroupOpacity
    compositingFilter = other.compositingFilter
    filters = other.filters
    backgroundFilters = other.backgroundFilters
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    actions = other.actions
    style = other.style
    delegate = other.delegate
  }
}
