extension NSManagedObject {
  /// Returns the errors that prevent an object from being saved: violations of its properties' rules.
  func validateValues() throws {
    let names = ownEntity.propertiesByName.keys.sorted()
    var errors: [NSError] = []
    for name in names where ownEntity.propertiesByName[name] is NSFetchedPropertyDescription == false {
      var value = value(forKey: name) as AnyObject?
      do {
        try withUnsafeMutablePointer(to: &value) { pointer in
          try validateValue(AutoreleasingUnsafeMutablePointer(pointer), forKey: name)
        }
      } catch {
        errors.append(error as NSError)
      }
    }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  func validateDelete() throws {
    let denied = ownEntity.relationshipsByName.values.filter { relationship in
      relationship.deleteRule == .denyDeleteRule && related(relationship.name).contains { !$0.isDeleted }
    }
    let errors = denied.sorted { $0.name < $1.name }.map { relationship in
      error(
        NSValidationRelationshipDeniedDeleteError, relationship.name,
        "Items cannot be deleted from \(relationship.name).")
    }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  /// The violations of a property's value.
  func fault(of value: Any?, _ key: String) -> NSError? {
    switch ownEntity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription: return fault(of: related(key).count, relationship)
    case let attribute as NSAttributeDescription:
      guard let value = AttributeValues.unwrapped(value) else {
        if attribute.isOptional || attribute is NSDerivedAttributeDescription { return nil }
        return error(NSValidationMissingMandatoryPropertyError, key, "\(key) is a required value.")
      }
      for (place, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
        let code =
          attribute.validationWarnings.indices.contains(place) ? Int("\(attribute.validationWarnings[place])") : nil
        return error(code ?? NSManagedObjectValidationError, key, "\(key) is not valid.")
      }
      return nil
    default: return nil
    }
  }

  private func fault(of count: Int, _ relationship: NSRelationshipDescription) -> NSError? {
    let name = relationship.name
    if count == 0 {
      if relationship.isOptional { return nil }
      let isOne = !relationship.isToMany
      return error(
        isOne ? NSValidationMissingMandatoryPropertyError : NSValidationRelationshipLacksMinimumCountError, name,
        isOne ? "\(name) is a required value." : "Too few items in \(name).")
    }
    if count < relationship.minCount {
      return error(NSValidationRelationshipLacksMinimumCountError, name, "Too few items in \(name).")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return error(NSValidationRelationshipExceedsMaximumCountError, name, "Too many items in \(name).")
    }
    return nil
  }

  private func error(_ code: Int, _ key: String, _ description: String) -> NSError {
    var info: [String: Any] = [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: self]
    if let value = value(forKey: key) { info[NSValidationValueErrorKey] = value }
    return CoreDataError.make(code, description, info)
  }
}
