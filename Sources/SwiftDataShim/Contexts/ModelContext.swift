internal import Dispatch
public import Foundation
public import HeadlessObjectiveC

/// Objects of a container's models, with unsaved changes.
public final class ModelContext: Equatable {
  let store: ModelStore
  /// Whether changes on the main thread are saved as soon as the main queue runs; true for a container's `mainContext`.
  public var autosaveEnabled = false
  /// Stored for the app: changes aren't registered with it here.
  public var undoManager: UndoManager?
  /// The author of the changes; stored for the app.
  public var author = ""

  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  /// In the order of their insertion.
  var inserted: [any PersistentModel] = []
  var changed: [PersistentIdentifier: any PersistentModel] = [:]
  var deleted: [any PersistentModel] = []
  /// The save with which the objects were last compared.
  private var version = 0
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  private var willSaveSoon = false

  public init(_ container: ModelContainer) {
    store = container.store
    version = store.version
  }

  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

  /// The container; its main context is always the same.
  public var container: ModelContainer { ModelContainer(store) }

  // MARK: Changes

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func hasChanges(of identifier: PersistentIdentifier) -> Bool {
    changed[identifier] != nil || isInserted(identifier) || deleted.contains { $0.persistentModelID == identifier }
  }

  func isInserted(_ identifier: PersistentIdentifier) -> Bool {
    inserted.contains { $0.persistentModelID == identifier }
  }

  /// Adds an object, and those in its relationships.
  public func insert<Model: PersistentModel>(_ model: Model) {
    add(model)
    noteChanges()
  }

  /// Deletes an object with the next save, and those that its relationships' delete rules select.
  public func delete<Model: PersistentModel>(_ model: Model) {
    remove(model)
    noteChanges()
  }

  /// Deletes the objects of a model that match a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<Model>(predicate: predicate)) { remove(object) }
    noteChanges()
  }

  /// Does nothing: changes are visible at once here.
  public func processPendingChanges() {}

  /// Observers, such as queries of views, are notified of a change after it.
  func noteChanges() {
    for observer in observers.values { observer() }
    guard autosaveEnabled, !willSaveSoon, hasChanges, MainThread.isCurrent else { return }
    willSaveSoon = true
    let context = UncheckedContext(context: self)
    DispatchQueue.main.async {
      context.context?.willSaveSoon = false
      do {
        try context.context?.save()
      } catch {
        ErrorStream.tell("The changes of a ModelContext couldn't be saved automatically: \(error). They stay unsaved.")
      }
    }
  }

  /// Calls `action` after each change of the context's objects, until it is removed.
  package func addObserver(_ object: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(object)] = action
  }

  package func removeObserver(_ object: AnyObject) { observers[ObjectIdentifier(object)] = nil }

  // MARK: Saves of other contexts

  /// Unchanged objects show the values that other contexts have saved.
  func refresh() {
    let current = store.version
    guard current != version else { return }
    version = current
    for (identifier, model) in registered where changed[identifier] == nil && !isInserted(identifier) {
      guard let row = store.row(identifier) else {
        model._record.isDeleted = true
        registered[identifier] = nil
        continue
      }
      if row.version != model._record.version, isFilled(model) { fill(model, from: row, isChange: true) }
    }
  }

  static func refreshMain(of store: ModelStore, after context: ModelContext?) {
    guard let main = store.currentMain, main !== context else { return }
    let reference = UncheckedContext(context: main)
    MainThread.runSoon {
      reference.context?.refresh()
      reference.context?.noteChanges()
    }
  }
}

@available(*, unavailable) extension ModelContext: Sendable {}

/// Passes a context to the main queue; only code on that queue uses it.
private final class UncheckedContext: @unchecked Sendable {
  weak var context: ModelContext?

  init(context: ModelContext) { self.context = context }
}
