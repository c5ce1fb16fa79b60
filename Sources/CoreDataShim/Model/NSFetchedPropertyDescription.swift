/// A property whose value is what a request finds when it is read first: `$FETCH_SOURCE` in its predicate is the object.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func made() -> NSPropertyDescription {
    let copy = NSFetchedPropertyDescription()
    copy.fetchRequest = fetchRequest
    return copy
  }
}
