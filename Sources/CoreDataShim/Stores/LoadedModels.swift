internal import StandIns

/// The models that the program, or a test with answers of its own, made a coordinator of: classes find their entities in them.
// Unchecked: its lock guards the list.
final class LoadedModels: @unchecked Sendable {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  static var current: LoadedModels { StandInScope.shared(LoadedModels.self) { LoadedModels() } }

  func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.append(Entry(model: model))
    }
  }

  /// The latest model's.
  func entity(of someClass: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { entries.reversed().compactMap(\.model) }
    return models.lazy.compactMap { $0.entity(of: someClass) }.first
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects have a class: by its name first, for which no class has to be looked up.
  func entity(of someClass: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: someClass)
    let named = entities.filter { entity in
      entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    }
    if named.count == 1 {
      named[0].note(someClass)
      return named[0]
    }
    return entities.first { $0.objectClass == someClass }
  }
}
