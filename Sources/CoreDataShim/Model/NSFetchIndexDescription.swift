public import HeadlessObjectiveC

/// How an index finds a value.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// An index of an entity, by which a store on iOS finds objects faster. Stored but unused: fetches read the rows without an index.
open class NSFetchIndexDescription: NSObject {
  open var name: String
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
  open private(set) var property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  open internal(set) weak var indexDescription: NSFetchIndexDescription?

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
    super.init()
  }

  open var propertyName: String? { property?.name }
}
