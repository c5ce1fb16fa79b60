internal import Foundation

extension CALayer {
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  func keep(_ animation: CAAnimation, forKey key: String?) {
    // Core Animation replaces an animation under the same key, and never one that was added without.
    if let key { animations.removeAll { $0.key == key } }
    animations.append((key ?? "", animation.copy() as? CAAnimation ?? animation))
  }

  func keyedValue(_ path: String) -> Any? {
    if let property = LayerProperty.named(path) { return property.get(self) }
    return keyedValues[path] ?? type(of: self).defaultValue(forKey: path)
  }

  func setKeyedValue(_ value: Any?, _ path: String) {
    if let property = LayerProperty.named(path) {
      property.set(self, value)
    } else {
      keyedValues[path] = value
    }
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
