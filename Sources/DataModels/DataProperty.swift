/// An attribute of an entity.
package struct DataAttribute: Sendable {
  package enum Kind: String, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "Object ID"
    case composite = "Composite"
    case undefined = "Undefined"
  }

  package let name: String
  package let kind: Kind
  package let isOptional: Bool
  package let isTransient: Bool
  /// Whether generated properties are `Int64` rather than `NSNumber?`.
  package let isScalar: Bool
  /// In the document's form: `defaultValueString`, and for dates the seconds since 2001.
  package let defaultValue: String?
  package let minimum: String?
  package let maximum: String?
  package let pattern: String?
  package let transformerName: String?
  /// The class of a transformable attribute's value.
  package let className: String?
  package let derivation: String?
  package let isStoredExternally: Bool
  /// The name in an earlier version.
  package let renamingIdentifier: String?
  package let userInfo: [String: String]

  init?(_ element: ModelElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
    let type = element["attributeType"] ?? ""
    kind = type == "Binary Data" ? .binary : Kind(rawValue: type) ?? .undefined
    isOptional = element.flag("optional") ?? false
    isTransient = element.flag("transient") ?? false
    isScalar = element.flag("usesScalarValueType") ?? false
    defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    minimum = element["minValueString"] ?? element["minDateTimeInterval"]
    maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
    pattern = element["regularExpressionString"]
    transformerName = element["valueTransformerName"]
    className = element["customClassName"]
    derivation = element["derivationExpression"]
    isStoredExternally = element.flag("allowsExternalBinaryDataStorage") ?? false
    renamingIdentifier = element["elementID"]
    userInfo = ModelElement.userInfo(of: element)
  }
}

/// A relationship of an entity.
package struct DataRelationship: Sendable {
  package let name: String
  package let destination: String
  package let inverse: String?
  package let isOptional: Bool
  package let isTransient: Bool
  package let isToMany: Bool
  package let isOrdered: Bool
  package let minimum: Int
  /// 0 for no limit.
  package let maximum: Int
  /// `Nullify`, `Cascade`, `Deny` or `No Action`.
  package let deletionRule: String
  /// The name in an earlier version.
  package let renamingIdentifier: String?
  package let userInfo: [String: String]

  init?(_ element: ModelElement) {
    guard let name = element["name"], let destination = element["destinationEntity"] else { return nil }
    (self.name, self.destination, inverse) = (name, destination, element["inverseName"])
    isOptional = element.flag("optional") ?? false
    isTransient = element.flag("transient") ?? false
    isToMany = element.flag("toMany") ?? false
    isOrdered = element.flag("ordered") ?? false
    minimum = element["minCount"].flatMap(Int.init) ?? 0
    maximum = isToMany ? element["maxCount"].flatMap(Int.init) ?? 0 : 1
    deletionRule = element["deletionRule"] ?? "Nullify"
    renamingIdentifier = element["elementID"]
    userInfo = ModelElement.userInfo(of: element)
  }
}

/// A fetched property of an entity: the result of its request.
package struct DataFetchedProperty: Sendable {
  package let name: String
  package let request: DataRequest

  init?(_ element: ModelElement) {
    guard let name = element["name"], let request = element.children("fetchRequest").first.flatMap(DataRequest.init)
    else { return nil }
    (self.name, self.request) = (name, request)
  }
}
