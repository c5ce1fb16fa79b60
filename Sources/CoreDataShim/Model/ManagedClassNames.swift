/// Classes of managed objects by the names that models give them.
enum ManagedClassNames {
  // A metatype isn't declared as sendable; nothing of it changes.
  private struct Found: @unchecked Sendable {
    let someClass: NSManagedObject.Type?
  }

  /// The class of a name (`Person`, `Shop.Person`, `.Person`): by `@objc(Person)`, by its module, or the one class of the program
  /// that is called so. Where there is none, the error stream says so, and objects are `NSManagedObject`s, as on iOS.
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
    let ending = "\(simple.utf8.count)\(simple)C"
    return EmptyInitializers.symbolNames(ofClassesEndingIn: ending).sorted().lazy
      .compactMap { _typeByName($0) as? NSManagedObject.Type }.first
  }
}
