/// A property stored per scene: views of a hosted screen that name the same key share the value, which stays when they are removed. It
/// starts with its default in each hosted screen.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: _StoredLocation<Value>?

  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let (initial, graph) = (initial, context.node.graph)
    location = context.environment.graphHost.sceneValues.location(of: key) { _StoredLocation(initial, graph) }
  }
}

/// The values of a host's `SceneStorage` properties.
@MainActor final class SceneValues {
  private var locations: [String: AnyObject] = [:]

  nonisolated init() {}

  func location<Value>(of key: String, _ make: () -> _StoredLocation<Value>) -> _StoredLocation<Value> {
    if let known = locations[key] as? _StoredLocation<Value> { return known }
    let location = make()
    locations[key] = location
    return location
  }
}
