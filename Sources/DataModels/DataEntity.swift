/// An entity of a model.
package struct DataEntity: Sendable {
  /// The classes that Xcode generates: `codeGenerationType`.
  package enum Generation: String, Sendable {
    /// The class and its properties.
    case `class`
    /// An extension with the properties, for a class that the app declares.
    case category
    /// Nothing: "Manual/None".
    case none
  }

  package let name: String
  /// `representedClassName`: `Person`, `Shop.Person`, or `.Person` for the module that contains the model. Nil for
  /// `NSManagedObject` itself.
  package let className: String?
  package let parent: String?
  package let isAbstract: Bool
  package let generation: Generation
  package let renamingIdentifier: String?
  package var attributes: [DataAttribute]
  package var relationships: [DataRelationship]
  package var fetchedProperties: [DataFetchedProperty]
  /// The names of attributes whose combined values are unique.
  package var uniquenessConstraints: [[String]]
  package var userInfo: [String: String]

  init?(_ element: ModelElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
    className = element["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
    parent = element["parentEntity"]
    isAbstract = element.flag("isAbstract") ?? false
    generation = element["codeGenerationType"].flatMap(Generation.init) ?? .none
    renamingIdentifier = element["elementID"]
    attributes = element.children("attribute").compactMap(DataAttribute.init)
    relationships = element.children("relationship").compactMap(DataRelationship.init)
    fetchedProperties = element.children("fetchedProperty").compactMap(DataFetchedProperty.init)
    uniquenessConstraints = element.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }
      .map { $0.children("constraint").compactMap { $0["value"] } }
    userInfo = ModelElement.userInfo(of: element)
  }
}

extension ModelElement {
  static func userInfo(of element: ModelElement) -> [String: String] {
    let entries = element.children("userInfo").flatMap { $0.children("entry") }
    return Dictionary(entries.compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }) { $1 }
  }
}
