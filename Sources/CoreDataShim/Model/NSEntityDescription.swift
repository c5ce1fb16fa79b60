/// An entity of a model: the properties and the class of its objects.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  /// `NSManagedObject` by default.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { foundClass = nil }
  }
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// Sets of attributes whose combined values are unique in a store.
  open var uniquenessConstraints: [[Any]] = []
  /// Indexes for fetches. Stored but unused: fetches read the rows without an index.
  open var indexes: [NSFetchIndexDescription] = []
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  open private(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The properties of superentities come first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue.filter { $0.owner == nil || $0.owner === self }
      for property in own { property.owner = self }
    }
  }
  private var own: [NSPropertyDescription] = [] {
    didSet { known = nil }
  }
  private var known: [String: NSPropertyDescription]?
  private var foundClass: NSManagedObject.Type?

  public override init() {}

  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    let found = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    // Later changes of a superentity are included: entities are only immutable once they belong to a model.
    if managedObjectModel != nil { known = found }
    return found
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0 === entity || $0.name == entity.name }
  }

  /// The names of the entity and of its direct and indirect subentities.
  var namesWithSubentities: [String] { [name ?? ""] + subentities.flatMap(\.namesWithSubentities) }

  /// The class of the entity's objects, found by its name.
  var objectClass: NSManagedObject.Type {
    if let foundClass { return foundClass }
    let found = ManagedClassNames.find(managedObjectClassName ?? "", for: name ?? "")
    foundClass = found
    return found
  }

  /// Sets the class of the entity's objects if it is known without a search.
  func note(_ someClass: NSManagedObject.Type) { foundClass = someClass }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object of an entity; traps if the model has no entity of the name, as on iOS.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return NSManagedObject.make(entity, in: context)
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
    return copy
  }

  open override var description: String { "<NSEntityDescription \(name ?? "")>" }
}
