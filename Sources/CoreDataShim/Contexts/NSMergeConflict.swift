/// A conflict of an object's changes with what another context saved since the object was read.
// Unchecked: it is made and used on the context's queue.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  public let sourceObject: NSManagedObject
  /// The values that the context has.
  public let objectSnapshot: [String: Any]?
  /// The values that the changes are based on.
  public let cachedSnapshot: [String: Any]?
  /// The values that the store has; nil if another context deleted the object.
  public let persistedSnapshot: [String: Any]?
  /// The version of the row in the store; 0 if another context deleted the object.
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  let newer: StoredRow?

  init(_ object: NSManagedObject, newer: StoredRow?) {
    (sourceObject, self.newer) = (object, newer)
    objectSnapshot = object.dictionaryWithValues(forKeys: Array(object.ownEntity.attributesByName.keys))
    (cachedSnapshot, persistedSnapshot) = (object.row?.values, newer?.values)
    (newVersionNumber, oldVersionNumber) = (newer?.version ?? 0, object.row?.version ?? 0)
    super.init()
  }
}

/// A conflict of objects with the same values of unique attributes.
// Unchecked: see `NSMergeConflict`.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
  /// The names of the attributes.
  public let constraint: [String]
  /// The values of the attributes, by their names.
  public let constraintValues: [String: Any]
  /// The stored object with the values; nil if only unsaved objects have them.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  /// The unsaved objects with the values.
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[AnyHashable: Any]]

  public init(
    constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
    conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
  ) {
    (constraint, self.databaseObject, self.conflictingObjects) = (contraint, databaseObject, conflictingObjects)
    constraintValues = conflictingObjects.first?.dictionaryWithValues(forKeys: contraint) ?? [:]
    self.databaseSnapshot = databaseObject.map {
      $0.dictionaryWithValues(forKeys: Array($0.ownEntity.attributesByName.keys))
    }
    self.conflictingSnapshots = conflictingObjects.map { object in
      object.dictionaryWithValues(forKeys: Array(object.ownEntity.attributesByName.keys))
    }
    super.init()
  }
}
