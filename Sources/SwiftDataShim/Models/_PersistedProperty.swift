internal import Observation

/// A stored property of a model: it reports reads and changes to observers and to the object's context. The plugin adds it to the
/// properties of classes with `@Model`.
@propertyWrapper public struct _PersistedProperty<Value> {
  /// Nil until the value is read from the store.
  var value: Value?

  public init(wrappedValue: Value) { value = wrappedValue }

  /// A property whose value is in the context's store.
  public init(_unset: Void) {}

  @available(*, unavailable, message: "Only properties of classes are stored.")
  public var wrappedValue: Value {
    get { fatalError("Only properties of classes are stored.") }
    set { fatalError("Only properties of classes are stored.") }
  }

  public static subscript<Model: PersistentModel>(
    _enclosingInstance model: Model, wrapped keyPath: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value {
    get {
      model._record.registrar.access(model, keyPath: keyPath)
      return stored(of: model, storage)
    }
    set {
      let old = stored(of: model, storage)
      model._record.registrar.withMutation(of: model, keyPath: keyPath) { model[keyPath: storage].value = newValue }
      model._record.context?.didSet(keyPath, of: model, from: old, to: newValue)
    }
  }

  private static func stored<Model: PersistentModel>(
    of model: Model, _ storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value {
    if let value = model[keyPath: storage].value { return value }
    model._record.context?.fill(model)
    guard let value = model[keyPath: storage].value else {
      fatalError("The stored object \(model.persistentModelID.entityName) was deleted, or its context is gone.")
    }
    return value
  }
}
