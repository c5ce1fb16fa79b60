/// A property stored per scene: views of a hosted screen that name the same key share the value, which stays when they are removed. It
/// starts with its default in each hosted screen, except in a scene that is restored (``AppScene/init(_:restoring:)``).
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: _ValueLocation<Value>?

  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }
  init(stored value: Value, _ key: String) {
    initial = value
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
    let scene = context.environment.restoredScene
    location = context.environment.graphHost.sceneValues.location(of: key) {
      guard let scene else { return _StoredLocation(initial, graph) }
      return RestoredLocation(initial, graph, key: key, in: scene)
    }
  }
}

/// The values of a scene that outlast it, by their keys.
@MainActor final class RestoredScene {
  fileprivate var values: [String: Any] = [:]

  /// The scene with an identifier, of the running test.
  static func named(_ identifier: String) -> RestoredScene {
    let known = SceneRecords.current.records[identifier] as? RestoredScene
    let scene = known ?? RestoredScene()
    SceneRecords.current.records[identifier] = scene
    return scene
  }
}

/// A value that begins with what the scene had before, and is kept in the scene's record.
private final class RestoredLocation<Value>: _ValueLocation<Value>, @unchecked Sendable {
  private let stored: _StoredLocation<Value>
  private let key: String
  private let scene: RestoredScene

  @MainActor init(_ initial: Value, _ graph: _ViewGraph, key: String, in scene: RestoredScene) {
    stored = _StoredLocation(scene.values[key] as? Value ?? initial, graph)
    self.key = key
    self.scene = scene
    super.init(graph)
  }

  override var value: Value { stored.value }

  override func set(_ value: Value, _ transaction: Transaction) {
    stored.set(value, transaction)
    let (location, value) = (UncheckedValue(self), UncheckedValue(value))
    _onMainActor { location.value.scene.values[location.value.key] = value.value }
  }
}

private enum RestoredSceneKey: EnvironmentKey { static var defaultValue: RestoredScene? { nil } }

extension EnvironmentValues {
  /// The record of the scene that the content belongs to; nil for one that isn't restored.
  var restoredScene: RestoredScene? {
    get { self[RestoredSceneKey.self] }
    set { self[RestoredSceneKey.self] = newValue }
  }
}

/// The values of a host's `SceneStorage` properties.
@MainActor final class SceneValues {
  private var locations: [String: AnyObject] = [:]

  nonisolated init() {}

  func location<Value>(of key: String, _ make: () -> _ValueLocation<Value>) -> _ValueLocation<Value> {
    if let known = locations[key] as? _ValueLocation<Value> { return known }
    let location = make()
    locations[key] = location
    return location
  }
}
