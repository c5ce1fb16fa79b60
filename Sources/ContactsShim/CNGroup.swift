/// A group of contacts.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) var storedIdentifier = UUID().uuidString
  fileprivate var storedName = ""

  open var identifier: String { storedIdentifier }
  open var name: String { storedName }

  public override init() { super.init() }

  private func copied<Copy: CNGroup>(to copy: Copy) -> Copy {
    (copy.storedIdentifier, copy.storedName) = (storedIdentifier, storedName)
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied(to: CNGroup()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: CNMutableGroup()) }

  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { group, _ in (group as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
  }
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: containerIdentifier == CNContainer.localIdentifier)
  }
}

/// A group that an app makes or renames.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { storedName }
    set { storedName = newValue }
  }
}
