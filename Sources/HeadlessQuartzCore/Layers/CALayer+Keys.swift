internal import Foundation

extension CALayer {
  func _action(forKey event: String) -> (any CAAction)? {
    let found =
      delegateAction(forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  func _add(_ animation: CAAnimation, forKey key: String?) {
    // Core Animation replaces an animation with the same key, but never one that was added without a key.
    if let key { animations.removeAll { $0.key == key } }
    let begin = speed == 0 ? 0 : convertTime(CACurrentMediaTime(), from: nil)
    let kept = animation.copy() as? CAAnimation ?? animation
    // Core Animation releases the delegate when the animation ends. No animation runs here, and a controller that is the delegate
    // of its own animation would never be freed.
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

  /// Notifies the view that an animatable value has changed, for an animator that may restore the old one.
  func noteChange(_ path: StaticString, _ old: @autoclosure () -> Any?) {
    guard let owner else { return noteImplicitAnimation(path, from: old()) }
    guard owner.isRecordingChanges else { return }
    owner.layerDidChange(self, path.description, from: old())
  }

  /// Whether the search for an action ends with a null action.
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
