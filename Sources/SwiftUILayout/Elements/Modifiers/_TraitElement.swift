/// `layoutValue`, `zIndex` and other values that a view sets for the enclosing container.
public final class _TraitElement: _UnaryElement {
  public let key: ObjectIdentifier
  /// Values of any type can't be compared: setting one that affects the layout requires `invalidateLayout()`.
  public var value: Any

  /// - Parameters:
  ///   - key: the type that identifies the value: a `LayoutValueKey`, `_ZIndexKey`, or the like.
  ///   - value: of the type that readers of the key expect.
  public init(_ child: _LayoutElement, key: Any.Type, value: Any) {
    self.key = ObjectIdentifier(key)
    self.value = value
    super.init(child)
  }

  public override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : child.trait(key) }
}
