/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  /// The index title: the name's capitalized first letter.
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The controller's implementation of a section.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
