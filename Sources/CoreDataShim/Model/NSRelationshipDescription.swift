/// A relationship to the objects of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// 0 for no limit.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false

  open var isToMany: Bool { maxCount != 1 }

  override func made() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    return copy
  }
}

/// What happens to a relationship's destination objects when the source object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}
