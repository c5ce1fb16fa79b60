/// A property whose value persists as long as the view's identity.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: _StoredLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else { return }
      location.set(newValue, Transaction.current)
    }
  }

  /// Reads and writes the value. Outside of a body, before the view is shown, the binding keeps the initial value, as in SwiftUI.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let initial = initial
    location = context.slot { graph in _StoredLocation(initial, graph) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// Unchecked: views use it on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

/// Passes a value across an isolation check between two functions on the main actor.
package struct UncheckedValue<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
