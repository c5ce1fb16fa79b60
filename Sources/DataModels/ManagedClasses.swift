/// The sources that Xcode generates for a model's entities; `@NSManaged` is processed by the translation.
package struct ManagedClasses {
  /// Empty if the model requires none.
  package let source: String

  package init(_ models: [DataModel]) {
    var lines: [String] = []
    for entity in models.flatMap(\.entities) where entity.generation != .none {
      guard let name = ManagedClasses.simpleName(entity) else { continue }
      let parent = models.lazy.flatMap(\.entities).first { $0.name == entity.parent }
      if entity.generation == .class {
        let superclass = parent.flatMap(ManagedClasses.simpleName) ?? "NSManagedObject"
        lines += ["@objc(\(name))", "public class \(name): \(superclass) {", "}", ""]
      }
      lines += ManagedClasses.properties(of: entity, name, models)
    }
    source = lines.isEmpty ? "" : "import CoreData\nimport Foundation\n\n" + lines.joined(separator: "\n")
  }

  /// Without the module; nil for entities of `NSManagedObject` itself.
  private static func simpleName(_ entity: DataEntity) -> String? {
    guard let name = entity.className?.split(separator: ".").last.map(String.init), name != "NSManagedObject" else {
      return nil
    }
    return name
  }

  private static func properties(of entity: DataEntity, _ name: String, _ models: [DataModel]) -> [String] {
    var lines = ["extension \(name) {"]
    lines += [
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      lines.append("  @NSManaged public var \(escaped(attribute.name)): \(type(of: attribute))")
    }
    func destination(_ relationship: DataRelationship) -> String {
      models.lazy.flatMap(\.entities).first { $0.name == relationship.destination }.flatMap(simpleName)
        ?? "NSManagedObject"
    }
    for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) {
      let type = relationship.isToMany ? (relationship.isOrdered ? "NSOrderedSet" : "NSSet") : destination(relationship)
      lines.append("  @NSManaged public var \(escaped(relationship.name)): \(type)?")
    }
    for property in entity.fetchedProperties.sorted(by: { $0.name < $1.name }) {
      let found = models.lazy.flatMap(\.entities).first { $0.name == property.request.entity }.flatMap(simpleName)
      lines.append("  @NSManaged public var \(escaped(property.name)): [\(found ?? "NSManagedObject")]")
    }
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(of: relationship, destination(relationship))
    }
    lines += ["}", ""]
    // Xcode 12 and later; a subclass inherits it from its superclass.
    let hasParent = models.lazy.flatMap(\.entities).first { $0.name == entity.parent }.flatMap(simpleName) != nil
    if !hasParent { lines += ["extension \(name): Identifiable {", "}", ""] }
    return lines
  }

  private static func accessors(of relationship: DataRelationship, _ type: String) -> [String] {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines: [String] = []
    func add(_ selector: String, _ declaration: String) {
      lines += ["  @objc(\(selector))", "  @NSManaged public func \(declaration)"]
    }
    if relationship.isOrdered {
      add("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(type), at idx: Int)")
      add("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)")
      add("insert\(key):atIndexes:", "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)")
      add("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)")
      add("replaceObjectIn\(key)AtIndex:withObject:", "replace\(key)(at idx: Int, with value: \(type))")
      add("replace\(key)AtIndexes:with\(key):", "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])")
    }
    add("add\(key)Object:", "addTo\(key)(_ value: \(type))")
    add("remove\(key)Object:", "removeFrom\(key)(_ value: \(type))")
    add("add\(key):", "addTo\(key)(_ values: \(set))")
    add("remove\(key):", "removeFrom\(key)(_ values: \(set))")
    return lines
  }

  /// Objects are optional in Xcode's sources, even if they aren't in the model.
  private static func type(of attribute: DataAttribute) -> String {
    switch attribute.kind {
    case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
    case .double: attribute.isScalar ? "Double" : "NSNumber?"
    case .float: attribute.isScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: attribute.isScalar ? "TimeInterval" : "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .objectID: "NSManagedObjectID?"
    case .composite: "[String: Any]?"
    case .transformable, .undefined: "\(attribute.className ?? "NSObject")?"
    }
  }

  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "class", "default", "extension", "func", "import", "in", "init", "internal", "is", "operator", "private",
    "protocol",
    "public", "repeat", "return", "self", "static", "struct", "switch", "var", "where", "while", "case", "enum", "for",
    "if", "let", "else", "guard", "do", "break", "continue", "subscript", "super", "throw", "throws", "true", "false",
    "as", "any", "nil",
  ]
}
