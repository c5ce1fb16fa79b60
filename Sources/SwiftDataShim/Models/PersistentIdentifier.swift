internal import Foundation

/// The identity of a stored object. Unlike SwiftData's, it doesn't change when the object is saved for the first time.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The value that distinguishes identifiers of the same entity.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    fileprivate let value: UUID

    public static func < (first: ID, second: ID) -> Bool { first.value.uuidString < second.value.uuidString }
  }

  public let id: ID
  /// The name of the object's class.
  public let entityName: String
  /// The store's name; nil, because identifiers don't depend on the store here.
  public var storeIdentifier: String? { nil }

  init(entityName: String) {
    id = ID(value: UUID())
    self.entityName = entityName
  }

  public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
    (first.entityName, first.id) < (second.entityName, second.id)
  }
}
