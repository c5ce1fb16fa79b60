internal import Foundation

/// Properties whose changes are reported to observers of key paths; see `SystemKeys`.
extension CALayer {
  /// Reports that a property is about to change.
  func observed<Value>(_ key: StaticString, _ value: Value) -> Value {
    SystemKeys.read(self, key)
    return value
  }

  /// The keys that change together with the size: the view's bounds and frame. Core Animation's documentation names none of these;
  /// on iOS they are observable.
  func beginBoundsChange(from old: CGRect, to new: CGRect) -> [SystemKeyChange] {
    guard SystemKeys.areObserved else { return [] }
    var changes = [SystemKeys.begin(self, "bounds"), SystemKeys.begin(owner, "bounds")]
    if old.size != new.size { changes += [SystemKeys.begin(self, "frame"), SystemKeys.begin(owner, "frame")] }
    // The position of a scroll view in its content.
    if old.origin != new.origin { changes.append(SystemKeys.begin(owner, "contentOffset")) }
    return changes.compactMap { $0 }
  }

  func beginPositionChange() -> [SystemKeyChange] {
    guard SystemKeys.areObserved else { return [] }
    return [SystemKeys.begin(self, "position", "frame"), SystemKeys.begin(owner, "center", "frame")].compactMap { $0 }
  }
}
