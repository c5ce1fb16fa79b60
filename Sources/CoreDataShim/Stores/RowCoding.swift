/// Encodes rows for a file: a property list for each, relationships as URIs.
enum RowCoding {
  static func data(of row: StoredRow, _ entity: NSEntityDescription) throws -> Data {
    var list: [String: Any] = [:]
    for (key, value) in row.values {
      let attribute = entity.attributesByName[key]
      if let coded = coded(value, attribute) { list[key] = coded }
    }
    var related: [String: [String]] = [:]
    for (key, ids) in row.related { related[key] = ids.map { $0.uriRepresentation().absoluteString } }
    return try PropertyListSerialization.data(
      fromPropertyList: ["values": list, "related": related, "version": row.version], format: .binary, options: 0)
  }

  private static func coded(_ value: Any, _ attribute: NSAttributeDescription?) -> Any? {
    switch attribute?.attributeType {
    case .transformableAttributeType?, .undefinedAttributeType?, .compositeAttributeType?:
      return transformed(value, attribute)
    case .decimalAttributeType?: return (value as? NSDecimalNumber)?.stringValue
    case .UUIDAttributeType?: return (value as? UUID)?.uuidString
    case .URIAttributeType?: return (value as? URL)?.absoluteString
    case .objectIDAttributeType?: return (value as? NSManagedObjectID)?.uriRepresentation().absoluteString
    default: return value
    }
  }

  /// Uses the attribute's transformer, or `NSKeyedArchiver` if it has none.
  private static func transformed(_ value: Any, _ attribute: NSAttributeDescription?) -> Data? {
    if let transformer = transformer(attribute) { return transformer.transformedValue(value) as? Data }
    if let list = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) {
      return list
    }
    guard value is any NSCoding else {
      ErrorStream.tell(
        "Core Data: \(Swift.type(of: value)) of \(attribute?.name ?? "") can't be archived, and isn't saved.")
      return nil
    }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  private static func transformer(_ attribute: NSAttributeDescription?) -> ValueTransformer? {
    attribute?.valueTransformerName.flatMap { ValueTransformer(forName: NSValueTransformerName(rawValue: $0)) }
  }

  // MARK: Reading

  /// Decodes a row of a file for the current model: renamed properties are found by their renaming identifiers, and new attributes
  /// have their defaults.
  static func row(
    _ stored: SQLiteFile.Row, _ entity: NSEntityDescription, _ model: NSManagedObjectModel, _ store: NSPersistentStore
  ) -> StoredRow {
    let list = (try? PropertyListSerialization.propertyList(from: stored.data, format: nil)) as? [String: Any] ?? [:]
    let values = list["values"] as? [String: Any] ?? [:]
    let related = list["related"] as? [String: [String]] ?? [:]
    var known: [String: Any] = [:]
    for (key, attribute) in entity.attributesByName where !attribute.isTransient {
      let value = values[key] ?? attribute.renamingIdentifier.flatMap { values[$0] }
      let isNew = value == nil && !attribute.isOptional
      known[key] = value.flatMap { decoded($0, attribute, model, store) } ?? (isNew ? attribute.defaultValue : nil)
    }
    var relations: [String: [NSManagedObjectID]] = [:]
    for (key, relationship) in entity.relationshipsByName {
      let addresses = related[key] ?? relationship.renamingIdentifier.flatMap { related[$0] } ?? []
      relations[key] = addresses.compactMap { identifier($0, model, store) }
    }
    return StoredRow(entity.name ?? "", known, relations, version: list["version"] as? Int ?? 1)
  }

  private static func decoded(
    _ value: Any, _ attribute: NSAttributeDescription, _ model: NSManagedObjectModel, _ store: NSPersistentStore
  ) -> Any? {
    switch attribute.attributeType {
    case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType:
      guard let data = value as? Data else { return nil }
      if let transformer = transformer(attribute) { return transformer.reverseTransformedValue(data) }
      return ArchivedObject.object(of: data)
    case .decimalAttributeType: return (value as? String).map { NSDecimalNumber(string: $0) }
    case .UUIDAttributeType: return (value as? String).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: return (value as? String).flatMap { URL(string: $0) }
    case .objectIDAttributeType: return (value as? String).flatMap { identifier($0, model, store) }
    default: return AttributeValues.normalized(value, attribute.attributeType)
    }
  }

  static func identifier(_ address: String, _ model: NSManagedObjectModel, _ store: NSPersistentStore)
    -> NSManagedObjectID?
  {
    let parts = address.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[1] == store.identifier, let number = Int(parts[3].dropFirst()),
      let entity = model.entitiesByName[parts[2]]
        ?? model.entities.first(where: { $0.renamingIdentifier == parts[2] })
    else { return nil }
    return NSManagedObjectID(entity, number, in: store)
  }
}
