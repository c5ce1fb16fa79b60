internal import DataModels

extension NSEntityDescription {
  /// Creates the entity from a model's document. The model connects destinations and superentities.
  convenience init(_ data: DataEntity) {
    self.init()
    name = data.name
    if let name = data.className { managedObjectClassName = name }
    isAbstract = data.isAbstract
    renamingIdentifier = data.renamingIdentifier
    uniquenessConstraints = data.uniquenessConstraints
    userInfo = data.userInfo.isEmpty ? nil : data.userInfo
    properties =
      data.attributes.map(NSAttributeDescription.of) + data.relationships.map(NSRelationshipDescription.of)
      + data.fetchedProperties.map { property in
        let description = NSFetchedPropertyDescription()
        description.name = property.name
        return description
      }
  }
}

extension NSAttributeDescription {
  static func of(_ data: DataAttribute) -> NSAttributeDescription {
    let attribute: NSAttributeDescription
    if let derivation = data.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationFormat = derivation
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = data.name
    attribute.attributeType = NSAttributeType(data.kind)
    attribute.isOptional = data.isOptional
    attribute.isTransient = data.isTransient
    attribute.renamingIdentifier = data.renamingIdentifier
    attribute.valueTransformerName = data.transformerName
    if let name = data.className { attribute.attributeValueClassName = name }
    attribute.allowsExternalBinaryDataStorage = data.isStoredExternally
    attribute.userInfo = data.userInfo.isEmpty ? nil : data.userInfo
    attribute.defaultValue = data.defaultValue.flatMap { AttributeValues.read($0, as: attribute.attributeType) }
    let rules = ValidationRule.rules(
      of: attribute.attributeType, minimum: data.minimum, maximum: data.maximum, pattern: data.pattern)
    attribute.setValidationPredicates(rules.map(\.predicate), withValidationWarnings: rules.map { "\($0.code)" })
    return attribute
  }
}

extension NSRelationshipDescription {
  static func of(_ data: DataRelationship) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = data.name
    relationship.isOptional = data.isOptional
    relationship.isTransient = data.isTransient
    relationship.renamingIdentifier = data.renamingIdentifier
    relationship.isOrdered = data.isOrdered
    relationship.minCount = data.minimum
    relationship.maxCount = data.maximum
    relationship.userInfo = data.userInfo.isEmpty ? nil : data.userInfo
    relationship.deleteRule =
      switch data.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }
}

extension NSAttributeType {
  init(_ kind: DataAttribute.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .objectID: .objectIDAttributeType
      case .composite: .compositeAttributeType
      case .undefined: .undefinedAttributeType
      }
  }
}

extension NSFetchRequest where ResultType == any NSFetchRequestResult {
  /// Creates the fetch request from a model's document. A predicate with variables is created when they are substituted.
  static func made(_ data: DataRequest) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: data.entity)
    request.fetchLimit = data.limit
    request.templateFormat = data.predicate
    if let format = data.predicate, !format.contains("$") { request.predicate = NSPredicate(format: format) }
    return request
  }
}

/// A predicate with variables from a model.
struct PredicateTemplate {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Replaces each `$NAME` with an argument.
  func predicate(_ variables: [String: Any]) -> NSPredicate {
    var text = ""
    var arguments: [Any] = []
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "$") {
      text += rest[..<start]
      let path = rest[rest.index(after: start)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest[path.endIndex...]
      let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
      let value = keys.first.flatMap { variables[$0] }
      // A key path after the variable is evaluated on its value.
      let read = keys.count > 1 ? (value as? any NSObjectProtocol)?.value(forKeyPath: keys[1]) : value
      text += "%@"
      arguments.append(read ?? NSNull())
    }
    return NSPredicate(format: text + rest, argumentArray: arguments)
  }
}
