/// How conflicts are resolved with changes that other contexts have saved in the meantime.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  // MARK: Resolving, for subclasses

  /// Resolves conflicts of all kinds: `NSMergeConflict`s and `NSConstraintConflict`s.
  open func resolve(mergeConflicts list: [Any]) throws {
    let versions = list.compactMap { $0 as? NSMergeConflict }
    let constraints = list.compactMap { $0 as? NSConstraintConflict }
    guard mergeType != .errorMergePolicyType else { throw MergeResolution.error(versions + constraints as [NSObject]) }
    for conflict in versions { MergeResolution.resolve(conflict, mergeType) }
    for conflict in constraints { MergeResolution.resolve(conflict, mergeType) }
  }

  /// Resolves conflicts with rows that others have saved since the objects were read.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws { try resolve(mergeConflicts: list) }

  /// Resolves conflicts of objects whose unique attributes are equal.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws { try resolve(mergeConflicts: list) }

  /// The save fails.
  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// For each property, a value changed in the store replaces one changed in the context.
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// For each property, a value changed in the context replaces one changed in the store.
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// The context's version of the object.
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// The store's version of the object.
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// The policies in the older spelling.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
