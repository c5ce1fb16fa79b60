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
