/// A value that is set in parts, such as insets by edge: the parts that inner and outer views set for one key add up.
@preconcurrency @MainActor public protocol _CombinedTrait {
  /// Returns the value together with the one that an inner view sets for the same key.
  func combined(withInner inner: Any) -> Any
}

/// `layoutValue`, `zIndex` and other values that a view sets for the enclosing container.
///
/// Of several values for one key the innermost counts, as on iOS: values are passed on to the views inside, and each view replaces
/// those that it sets itself (OpenSwiftUI's audit of iOS 18's `_TraitWritingModifier`).
public final class _TraitElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public let key: ObjectIdentifier
  /// Values of any type can't be compared: setting one that affects the layout requires `invalidateLayout()`.
  public var value: Any
  /// Whether the value counts instead of those of inner views.
  public let isOverriding: Bool

  /// - Parameters:
  ///   - key: the type that identifies the value: a `LayoutValueKey`, `_ZIndexKey`, or the like.
  ///   - value: of the type that readers of the key expect.
  public init(_ child: _LayoutElement, key: Any.Type, value: Any, isOverriding: Bool = false) {
    self.key = ObjectIdentifier(key)
    self.value = value
    self.isOverriding = isOverriding
    super.init(child)
  }

  public override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == self.key else { return child.trait(key) }
    guard !isOverriding, let inner = child.trait(key) else { return value }
    return (value as? any _CombinedTrait)?.combined(withInner: inner) ?? inner
  }
}
