/// The difference between two lists of sections, as delegates receive it.
struct ResultsChange {
  struct ObjectChange {
    let object: NSManagedObject
    let old: IndexPath?
    let new: IndexPath?
    let type: NSFetchedResultsChangeType
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var objects: [ObjectChange] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

  /// - Parameter changed: the objects whose values changed: they are updated if their position is the same, else moved.
  init(from old: [ResultsSection], to new: [ResultsSection], changed: Set<NSManagedObject>) {
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    deletedSections = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }
    insertedSections = newNames.indices.filter { !oldNames.contains(newNames[$0]) }
    let (before, after) = (Self.paths(old), Self.paths(new))
    let oldObjects = old.flatMap(\.members)
    let newObjects = new.flatMap(\.members)
    for object in oldObjects where after[object] == nil {
      objects.append(ObjectChange(object: object, old: before[object], new: nil, type: .delete))
    }
    for object in newObjects where before[object] == nil {
      objects.append(ObjectChange(object: object, old: nil, new: after[object], type: .insert))
    }
    let moved = Self.moved(oldObjects, newObjects, before, after, changed) { object in
      guard let from = before[object], let to = after[object] else { return false }
      return oldNames[from.section] != newNames[to.section]
    }
    for object in newObjects where moved.contains(object) {
      objects.append(ObjectChange(object: object, old: before[object], new: after[object], type: .move))
    }
    for object in newObjects where changed.contains(object) && before[object] != nil && !moved.contains(object) {
      objects.append(ObjectChange(object: object, old: before[object], new: after[object], type: .update))
    }
  }

  private static func paths(_ sections: [ResultsSection]) -> [NSManagedObject: IndexPath] {
    var paths: [NSManagedObject: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (item, object) in info.members.enumerated() { paths[object] = IndexPath(indexes: [section, item]) }
    }
    return paths
  }

  /// Changed objects whose section, or whose order relative to unchanged objects, is different.
  private static func moved(
    _ old: [NSManagedObject], _ new: [NSManagedObject], _ before: [NSManagedObject: IndexPath],
    _ after: [NSManagedObject: IndexPath], _ changed: Set<NSManagedObject>,
    changesSection: (NSManagedObject) -> Bool
  ) -> Set<NSManagedObject> {
    func slots(_ list: [NSManagedObject]) -> [NSManagedObject: Int] {
      var slots: [NSManagedObject: Int] = [:]
      var fixed = 0
      for object in list where before[object] != nil && after[object] != nil {
        slots[object] = fixed
        if !changed.contains(object) { fixed += 1 }
      }
      return slots
    }
    let (oldSlots, newSlots) = (slots(old), slots(new))
    var moved: Set<NSManagedObject> = []
    var last: [Int: IndexPath] = [:]
    for object in new {
      guard let from = before[object], let slot = newSlots[object] else { continue }
      if changesSection(object) {
        moved.insert(object)
      } else if changed.contains(object) {
        if oldSlots[object] != slot || last[slot].map({ from < $0 }) == true {
          moved.insert(object)
        } else {
          last[slot] = from
        }
      }
    }
    return moved
  }
}
