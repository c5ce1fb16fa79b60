internal import Foundation

/// The saved objects of a container's contexts: values by the objects' identifiers, in memory.
final class ModelStore: @unchecked Sendable {
  /// A stored object.
  struct Row {
    /// Rows are in the order of their first save.
    let sequence: Int
    /// The save that has written it.
    var version: Int
    /// The values of attributes, and the identifiers of the models in relationships.
    var values: [Any]
  }

  let schema: Schema
  let configurations: [ModelConfiguration]
  private let lock = NSRecursiveLock()
  private var rows: [String: [PersistentIdentifier: Row]] = [:]
  private var sequence = 0
  private var lastVersion = 0
  private weak var mainContext: ModelContext?

  init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    self.schema = schema
    self.configurations = configurations
  }

  /// The number of the last save.
  var version: Int { lock.withLock { lastVersion } }

  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  /// The context of the main actor, which is created on first use and lives as long as a container or a view retains it.
  func main(_ make: () -> ModelContext) -> ModelContext {
    lock.withLock {
      if let mainContext { return mainContext }
      let context = make()
      mainContext = context
      return context
    }
  }

  var currentMain: ModelContext? { lock.withLock { mainContext } }

  func row(_ identifier: PersistentIdentifier) -> Row? {
    lock.withLock { rows[identifier.entityName]?[identifier] }
  }

  /// An entity's objects in the order of their first save.
  func identifiers(of entity: String) -> [PersistentIdentifier] {
    lock.withLock { (rows[entity] ?? [:]).sorted { $0.value.sequence < $1.value.sequence }.map(\.key) }
  }

  func rows(of entity: String) -> [PersistentIdentifier: Row] { lock.withLock { rows[entity] ?? [:] } }

  /// Writes the objects of a save, and returns the number of the save.
  func write(_ changed: [(PersistentIdentifier, [Any])], deleting deleted: [PersistentIdentifier]) -> Int {
    lock.withLock {
      lastVersion += 1
      for (identifier, values) in changed {
        let entity = identifier.entityName
        if rows[entity]?[identifier] == nil {
          sequence += 1
          rows[entity, default: [:]][identifier] = Row(sequence: sequence, version: lastVersion, values: values)
        } else {
          rows[entity]?[identifier]?.values = values
          rows[entity]?[identifier]?.version = lastVersion
        }
      }
      for identifier in deleted { rows[identifier.entityName]?[identifier] = nil }
      return lastVersion
    }
  }

  func removeAll() {
    lock.withLock {
      lastVersion += 1
      rows = [:]
    }
  }
}
