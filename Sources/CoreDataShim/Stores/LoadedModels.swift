internal import StandIns

/// The models with a coordinator in the program, or in a test with its own answers: classes find their entities in them.
// Unchecked: a lock guards the list.
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

  /// The most recent model's entity.
  func entity(of someClass: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { entries.reversed().compactMap(\.model) }
    return models.lazy.compactMap { $0.entity(of: someClass) }.first
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects have a class: first by its name, which requires no search for classes.
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
