/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  /// The title in the index at the table's edge: the name's first letter as a capital.
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// A section as the controller keeps it.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
