/// The results of a request, in sections, updated with the changes of its context.
///
/// No stored property's layout depends on the result type, so delegates can receive the controller with any result type.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  /// Stored but unused: results aren't cached.
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var list: [ResultsSection]?
  private var observer: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      fatalError("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
  }

  /// A controller without a request, as apps write it for a property that gets another one later: it has no sections.
  public override init() {
    fetchRequest = NSFetchRequest()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    (sectionNameKeyPath, cacheName) = (nil, nil)
    super.init()
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Has no effect: results aren't cached.
  open class func deleteCache(withName name: String?) {}

  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }

  /// Returns the controller with another result type: the plugin `UIKitSources` inserts the call before `as!
  /// NSFetchedResultsController<...>`.
  public func ofOtherResult<Other>() -> NSFetchedResultsController<Other> {
    unsafeBitCast(self, to: NSFetchedResultsController<Other>.self)
  }

  // MARK: Results

  open func performFetch() throws {
    let found = try managedObjectContext.results(of: fetchRequest.untyped).compactMap { $0 as? NSManagedObject }
    list = sectioned(found)
    if observer == nil {
      let handler = Handler(self)
      observer = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
      ) { handler.take($0) }
    }
    delegate?.controller(untyped, didChangeContentWith: snapshot(reloaded: []))
  }

  // Called on the context's queue, where the controller is used.
  private struct Handler: @unchecked Sendable {
    weak var controller: NSFetchedResultsController?
    init(_ controller: NSFetchedResultsController) { self.controller = controller }
    func take(_ notification: Notification) { controller?.contextChanged(notification) }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { list }

  /// The index titles without duplicates.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in list ?? [] {
      if let title = section.indexTitle, titles.last != title { titles.append(title) }
    }
    return titles
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate else { return sectionName.first.map { String($0).uppercased() } }
    return delegate.controller(untyped, sectionIndexTitleForSectionName: sectionName)
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    list?.firstIndex { $0.indexTitle == title } ?? 0
  }

  var members: [NSManagedObject]? { list?.flatMap(\.members) }

  func member(at indexPath: IndexPath) -> NSManagedObject {
    guard let list, indexPath.count == 2, list.indices.contains(indexPath[0]),
      list[indexPath[0]].members.indices.contains(indexPath[1])
    else {
      fatalError("no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
    }
    return list[indexPath[0]].members[indexPath[1]]
  }

  func path(of object: Any) -> IndexPath? {
    for (section, info) in (list ?? []).enumerated() {
      if let item = info.members.firstIndex(where: { $0 === object as AnyObject }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }

  // MARK: Sections

  /// Adjacent objects with the same name form a section; without a key path all objects form one section with an empty name.
  private func sectioned(_ objects: [NSManagedObject]) -> [ResultsSection] {
    guard let sectionNameKeyPath else {
      return [ResultsSection(name: "", indexTitle: nil, members: objects)]
    }
    var sections: [(name: String, members: [NSManagedObject])] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append((name, [object]))
      }
    }
    return sections.map {
      ResultsSection(name: $0.name, indexTitle: sectionIndexTitle(forSectionName: $0.name), members: $0.members)
    }
  }

  private func snapshot(reloaded: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      (list ?? []).map { ($0.name, $0.members.map(\.objectID)) }, reloaded: reloaded)
  }

  // MARK: Changes

  private func contextChanged(_ notification: Notification) {
    guard let before = list else { return }
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let deleted = objects(NSDeletedObjectsKey)
    let touched = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey)).union(
      objects(NSRefreshedObjectsKey)
    )
    .filter { isOfEntity($0) && !$0.isDeleted }
    let present = before.flatMap(\.members)
    let remaining = present.filter { !deleted.contains($0) && !touched.contains($0) }
    let matching = touched.filter { fetchRequest.predicate?.evaluate(with: $0) ?? true }
    let isConcerned = !matching.isEmpty || remaining.count != present.count
    guard isConcerned else { return }
    // In their previous order, so that objects that compare as equal keep their positions.
    let known = present.filter(matching.contains)
    let new = matching.subtracting(known).sorted { $0.objectID.number < $1.objectID.number }
    let kept = present.filter { !deleted.contains($0) && (!touched.contains($0) || matching.contains($0)) }
    let now = Sorting.sorted(kept + new, by: fetchRequest.sortDescriptors ?? [])
    let after = sectioned(now)
    let change = ResultsChange(from: before, to: after, changed: touched)
    guard !change.isEmpty else { return }
    list = after
    tell(change, before)
  }

  private func isOfEntity(_ object: NSManagedObject) -> Bool {
    let name = fetchRequest.entityName
    return fetchRequest.includesSubentities
      ? sequence(first: object.entity, next: \.superentity).contains { $0.name == name } : object.entity.name == name
  }

  /// Sections before objects; sections: deleted, inserted; objects: deleted, inserted, moved, updated.
  private func tell(_ change: ResultsChange, _ before: [ResultsSection]) {
    guard let delegate else { return }
    let controller = untyped
    let after = list ?? []
    delegate.controllerWillChangeContent(controller)
    for index in change.deletedSections {
      delegate.controller(controller, didChange: before[index], atSectionIndex: index, for: .delete)
    }
    for index in change.insertedSections {
      delegate.controller(controller, didChange: after[index], atSectionIndex: index, for: .insert)
    }
    for object in change.objects {
      delegate.controller(
        controller, didChange: object.object, at: object.old, for: object.type, newIndexPath: object.new)
    }
    delegate.controllerDidChangeContent(controller)
    let updated = change.objects.filter { $0.type == .update }.map(\.object.objectID)
    delegate.controller(controller, didChangeContentWith: snapshot(reloaded: updated))
    if sectionNameKeyPath == nil {
      let ids = after.flatMap(\.members).map(\.objectID)
      delegate.controller(
        controller, didChangeContentWith: ids.difference(from: before.flatMap(\.members).map(\.objectID)))
    }
  }
}

extension NSFetchedResultsController where ResultType: NSFetchRequestResult {
  public var fetchedObjects: [ResultType]? { members?.compactMap { $0 as? ResultType } }
  public func object(at indexPath: IndexPath) -> ResultType { member(at: indexPath) as! ResultType }
  public func indexPath(forObject object: ResultType) -> IndexPath? { path(of: object) }
}

extension NSFetchedResultsController where ResultType == any NSFetchRequestResult {
  public var fetchedObjects: [any NSFetchRequestResult]? { members }
  public func object(at indexPath: IndexPath) -> any NSFetchRequestResult { member(at: indexPath) }
  public func indexPath(forObject object: any NSFetchRequestResult) -> IndexPath? { path(of: object) }
}
