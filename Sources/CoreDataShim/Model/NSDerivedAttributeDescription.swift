/// An attribute that is computed from others when objects are saved.
///
/// Supported expressions are `now()`, `canonical:(key)`, `lowercase:(key)`, `uppercase:(key)`, `items.@count` and key paths.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The expression in the format of models. On iOS it is an `NSExpression`, which Foundation can't parse from a format here.
  open var derivationFormat: String?

  override func made() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copy.attributeType = attributeType
    copy.derivationFormat = derivationFormat
    return copy
  }

  /// The value of an object that is about to be saved.
  func derived(for object: NSManagedObject) -> Any? {
    guard let format = derivationFormat?.trimmingCharacters(in: .whitespaces) else { return nil }
    if format == "now()" { return Date() }
    guard let open = format.firstIndex(of: "("), format.hasSuffix(")") else { return object.value(forKeyPath: format) }
    let text = object.value(forKeyPath: String(format[format.index(after: open)...].dropLast())) as? String
    switch format[..<open] {
    case "canonical:": return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "lowercase:": return text?.lowercased()
    case "uppercase:": return text?.uppercased()
    default: return nil
    }
  }
}
