public import Observation

/// A class whose objects a container stores. The plugin `UIKitSources` generates the requirements for classes with `@Model`, like
/// the macro on Apple's platforms.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedValue {
  /// The stored properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Groups of properties whose combined values are unique, from `#Unique`.
  static var _uniqueness: [[AnyKeyPath]] { get }
  /// The object's identifier and its context.
  var _record: _ModelRecord { get }
  /// Creates an object whose values are read from its context's store on first use.
  init(_record: _ModelRecord)
}

extension PersistentModel {
  public static var _uniqueness: [[AnyKeyPath]] { [] }

  /// The object's identifier, which is equal for objects of two contexts that represent the same stored object.
  public var persistentModelID: PersistentIdentifier { _record.identifier }
  /// The identifier, unless the class has a property `id` of its own.
  public var id: PersistentIdentifier { _record.identifier }
  /// The context that the object was inserted into or fetched by; nil before and after.
  public var modelContext: ModelContext? { _record.context }
  /// Whether the object has changes that its context hasn't saved.
  public var hasChanges: Bool { _record.context?.hasChanges(of: persistentModelID) ?? false }
  /// Whether the context deletes the object with its next save, or has deleted it.
  public var isDeleted: Bool { _record.isDeleted }

  public static func == (first: Self, second: Self) -> Bool { first.persistentModelID == second.persistentModelID }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
