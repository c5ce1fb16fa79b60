/// A property of a view that depends on something outside of it.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that copies of a view share.
final class SharedValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
