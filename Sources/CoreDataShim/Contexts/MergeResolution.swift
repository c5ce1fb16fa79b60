/// What the merge policies do.
enum MergeResolution {
  static func error(_ conflicts: [NSObject]) -> NSError {
    let isConstraint = conflicts.contains { $0 is NSConstraintConflict }
    return CoreDataError.make(
      isConstraint ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError, "Could not merge changes.",
      [NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  // MARK: Newer rows

  static func resolve(_ conflict: NSMergeConflict, _ policy: NSMergePolicyType) {
    let object = conflict.sourceObject
    guard let newer = conflict.newer else {
      // Another context deleted the object.
      object.changedKeys = []
      return
    }
    let base = object.row
    object.row = newer
    for (key, property) in object.ownEntity.propertiesByName where !property.isTransient {
      let isChangedHere = object.changedKeys.contains(key)
      let isChangedThere =
        !AttributeValues.areEqual(base?.values[key], newer.values[key])
        || base?.related[key] ?? [] != newer.related[key] ?? []
      let takesStores: Bool =
        switch policy {
        case .rollbackMergePolicyType: true
        case .mergeByPropertyStoreTrumpMergePolicyType: isChangedThere || !isChangedHere
        case .overwriteMergePolicyType: false
        default: !isChangedHere
        }
      if takesStores {
        object.values[key] = nil
        object.changedKeys.remove(key)
      } else if policy == .overwriteMergePolicyType, object.values[key] != nil {
        object.changedKeys.insert(key)
      }
    }
  }

  // MARK: Equal unique values

  /// One object stays: the stored one, or the last of the changed ones. The policies of the object give it the changed object's
  /// values, also where these are nil; those of the store leave its own. Objects that refer to one that goes refer to the one that
  /// stays.
  // Unsure: which of several objects without a stored one stays on iOS.
  static func resolve(_ conflict: NSConstraintConflict, _ policy: NSMergePolicyType) {
    let objects = conflict.conflictingObjects
    guard let kept = conflict.databaseObject ?? objects.last else { return }
    let takesValues =
      policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    for object in objects where object !== kept {
      guard let context = object.context else { continue }
      kept.fire()
      if takesValues, conflict.databaseObject != nil { copyAttributes(of: object, to: kept) }
      moveRelationships(of: object, to: kept, replacing: takesValues && conflict.databaseObject != nil)
      context.drop(object)
    }
  }

  private static func copyAttributes(of object: NSManagedObject, to kept: NSManagedObject) {
    for (key, attribute) in object.ownEntity.attributesByName
    where !attribute.isTransient && kept.ownEntity.attributesByName[key] != nil {
      let value = object.value(forKey: key)
      if !AttributeValues.areEqual(value, kept.value(forKey: key)) { kept.setValue(value, forKey: key) }
    }
  }

  private static func moveRelationships(
    of object: NSManagedObject, to kept: NSManagedObject, replacing: Bool
  ) {
    for relationship in object.ownEntity.relationshipsByName.values where !relationship.isTransient {
      let destinations = object.related(relationship.name)
      object.relate([], relationship)
      guard let own = kept.ownEntity.relationshipsByName[relationship.name] else { continue }
      let present = kept.related(own.name)
      if replacing {
        kept.relate(destinations, own)
      } else if own.isToMany {
        kept.relate(present + destinations.filter { new in !present.contains { $0 === new } }, own)
      } else if present.isEmpty {
        kept.relate(destinations, own)
      }
    }
  }
}
