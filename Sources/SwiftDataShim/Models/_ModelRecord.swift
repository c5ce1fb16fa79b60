internal import Observation

/// The data of every model object in addition to its values: its identity, its context and its observers.
public final class _ModelRecord {
  let identifier: PersistentIdentifier
  let registrar = ObservationRegistrar()
  /// Weak, because objects can outlive the context that fetched them.
  weak var context: ModelContext?
  var isDeleted = false
  /// The store's version of the row from which the values were read.
  var version = 0

  /// - Parameter model: the class of the object.
  public init(_ model: any PersistentModel.Type) {
    identifier = PersistentIdentifier(entityName: Schema.entityName(for: model))
  }

  init(_ identifier: PersistentIdentifier, _ context: ModelContext) {
    self.identifier = identifier
    self.context = context
  }
}
