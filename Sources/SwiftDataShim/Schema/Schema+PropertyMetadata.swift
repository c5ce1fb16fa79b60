/// An attribute or a relationship of a model.
public protocol SchemaProperty: Sendable {
  /// The name in earlier versions of the schema; nil if it is the same.
  var originalName: String? { get }
}

extension Schema {
  /// A stored property of a model: how it is read and written, whatever its type.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keypath: AnyKeyPath
    /// The arguments of `@Attribute` or `@Relationship`.
    let metadata: (any SchemaProperty)?
    /// The type of a property that holds other models.
    let related: (any _RelatedValue.Type)?
    /// The value; nil if it hasn't been read from the store yet. Reading it doesn't notify observers.
    let read: (any PersistentModel) -> Any?
    private let write: (any PersistentModel, Any) -> Void
    private let announce: (any PersistentModel, () -> Void) -> Void

    /// - Parameters:
    ///   - name: the property's name.
    ///   - keypath: the property.
    ///   - storage: the property's storage, `_name`.
    ///   - metadata: the arguments of `@Attribute` or `@Relationship`.
    public init<Model: PersistentModel, Value>(
      _ name: String, _ keypath: ReferenceWritableKeyPath<Model, Value>,
      _ storage: ReferenceWritableKeyPath<Model, _PersistedProperty<Value>>, _ metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.metadata = metadata
      related = Value.self as? any _RelatedValue.Type
      read = { ($0 as! Model)[keyPath: storage].value.map { $0 as Any } }
      write = { model, value in (model as! Model)[keyPath: storage].value = .some(value as! Value) }
      announce = { model, change in
        let model = model as! Model
        model._record.registrar.withMutation(of: model, keyPath: keypath, change)
      }
    }

    /// - Parameter isChange: false for a value that is read from the store for the first time, which changes nothing.
    func set(_ value: Any, of model: any PersistentModel, isChange: Bool) {
      if isChange { announce(model) { write(model, value) } } else { write(model, value) }
    }

    /// The models that the property contains.
    func models(of model: any PersistentModel) -> [any PersistentModel] {
      if read(model) == nil { model._record.context?.fill(model) }
      return (read(model) as? any _RelatedValue)?._models ?? []
    }

    /// Sets the property to these models; has no effect if the property requires a model and there is none.
    func setModels(_ models: [any PersistentModel], of model: any PersistentModel, isChange: Bool) {
      guard let related else { return }
      func value<Related: _RelatedValue>(_ type: Related.Type) -> Any? { type._related(models).map { $0 as Any } }
      if let value = value(related) { set(value, of: model, isChange: isChange) }
    }
  }
}
