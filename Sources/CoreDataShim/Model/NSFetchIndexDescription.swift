public import HeadlessObjectiveC

/// How an index finds a value.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// An index of an entity, by which a store on iOS finds objects faster. Stored but unused: fetches read the rows without an index.
open class NSFetchIndexDescription: NSObject {
  /// The name of the index.
  open var name: String
  /// The indexed properties, in order.
  open var elements: [NSFetchIndexElementDescription] {
    didSet { adopt() }
  }
  /// Limits the index to some of the entity's objects.
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    adopt()
  }

  private func adopt() {
    for element in elements { element.indexDescription = self }
  }
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject {
  /// The indexed property.
  open private(set) var property: NSPropertyDescription?
  /// How the index finds a value of the property.
  open var collationType: NSFetchIndexElementType
  /// Whether values are in ascending order.
  open var isAscending = true
  /// The index that contains the element.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
    super.init()
  }

  /// The name of the indexed property.
  open var propertyName: String? { property?.name }
}
