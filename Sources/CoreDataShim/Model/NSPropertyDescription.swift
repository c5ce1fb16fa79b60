/// A property of an entity: an attribute, a relationship or a fetched property.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The entity that declares the property. Subentities inherit the property.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  weak var owner: NSEntityDescription?
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  /// The property's name in an earlier version of the model, which is used to read stores of that version.
  open var renamingIdentifier: String?
  /// The conditions that every saved value must meet; `validationWarnings` has their error codes.
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  public override init() {}

  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = made()
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings as? [String])
    return copy
  }

  /// Creates an empty description of the same class.
  func made() -> NSPropertyDescription { NSPropertyDescription() }

  open override var description: String { "<\(type(of: self)) \(name)>" }
}

/// A property whose value is the result of a fetch request, which runs when the property is first read. In its predicate,
/// `$FETCH_SOURCE` is the object.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func made() -> NSPropertyDescription {
    let copy = NSFetchedPropertyDescription()
    copy.fetchRequest = fetchRequest
    return copy
  }
}
