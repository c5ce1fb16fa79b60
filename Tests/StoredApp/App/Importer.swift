import Foundation
import SwiftData

public enum TripSchema: VersionedSchema {
  public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  public static var models: [any PersistentModel.Type] { [Trip.self] }
}

@ModelActor public actor Importer {
  public func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name)) }
    try modelContext.save()
  }

  public func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Trip.self]?.name = name
    try modelContext.save()
  }
}
