public import HeadlessCombine
public import Observation

/// Reads a value of the focused field or of the scene; nil if there is none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var location: _StoredLocation<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[object: objectType] } }

  public var wrappedValue: Value? { location.flatMap { read($0.value) } }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    location = context.environment.graphHost.focusedValues.location(in: context.node.graph)
  }
}

/// Reads and writes a value of the focused field or of the scene; nil if there is none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var provided: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { provided = FocusedValue(keyPath) }

  public var wrappedValue: Value? {
    get { provided.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { provided.wrappedValue?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let binding = provided.wrappedValue
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) { provided._install(&context) }
}

/// Reads an object of the focused field or of the scene, whose changes update the view; nil if there is none.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var location: _StoredLocation<FocusedValues>?

  public init() {}

  @preconcurrency @MainActor public var wrappedValue: ObjectType? { location?.value[object: ObjectType.self] }
  /// Bindings to the object's properties.
  @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let node = context.node
    location = context.environment.graphHost.focusedValues.location(in: node.graph)
    let subscription = context.slot { _ in ObjectSubscription(node) }
    if let object = wrappedValue { subscription.observe(object) } else { subscription.end() }
  }
}
