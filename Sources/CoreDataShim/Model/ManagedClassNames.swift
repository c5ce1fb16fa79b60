/// Finds classes of managed objects by the names in models.
enum ManagedClassNames {
  // Unchecked: metatypes aren't declared as sendable, but are immutable.
  private struct Found: @unchecked Sendable {
    let someClass: NSManagedObject.Type?
  }

  /// Returns the class of a name (`Person`, `Shop.Person`, `.Person`): by `@objc(Person)`, by its module, or the program's only
  /// class with that name. If there is none, a message is written to the error stream, and objects are `NSManagedObject`s, as on
  /// iOS.
  static func find(_ name: String, for entity: String) -> NSManagedObject.Type {
    guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
    if let found = MainThread.run({ Found(someClass: look(for: name)) }).someClass { return found }
    ErrorStream.tell(
      "Unable to load class named '\(name)' for entity '\(entity)'. Class not found, using default NSManagedObject instead."
    )
    return NSManagedObject.self
  }

  @MainActor private static func look(for name: String) -> NSManagedObject.Type? {
    if !name.hasPrefix("."), let found = objectiveCClass(name) as? NSManagedObject.Type { return found }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if let found = RuntimeClasses.named(inObjectiveC: simple) as? NSManagedObject.Type { return found }
    return EmptyInitializers.symbolNames(ofClassesNamed: simple).sorted().lazy
      .compactMap { _typeByName($0) as? NSManagedObject.Type }.first
  }
}

/// Finds classes of migration policies by the names in mappings.
enum MigrationPolicies {
  static func find(_ name: String) -> NSEntityMigrationPolicy.Type? {
    MainThread.run { Found(someClass: look(for: name)) }.someClass
  }

  private struct Found: @unchecked Sendable {
    let someClass: NSEntityMigrationPolicy.Type?
  }

  @MainActor private static func look(for name: String) -> NSEntityMigrationPolicy.Type? {
    if let found = objectiveCClass(name) as? NSEntityMigrationPolicy.Type { return found }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if let found = RuntimeClasses.named(inObjectiveC: simple) as? NSEntityMigrationPolicy.Type { return found }
    return EmptyInitializers.symbolNames(ofClassesNamed: simple).sorted().lazy
      .compactMap { _typeByName($0) as? NSEntityMigrationPolicy.Type }.first
  }
}
