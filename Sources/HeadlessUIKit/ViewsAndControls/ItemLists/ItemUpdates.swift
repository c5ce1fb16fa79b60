import Foundation

/// What an app says it changed in a list's content in one batch. Deletions, reloads and the starts of moves are places
/// before the changes, insertions and the ends of moves places after them.
struct ItemUpdates {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(IndexPath, IndexPath)] = []

  /// The items that leave a section, as they were before, and those that come to one, as they are afterwards.
  func items(leaving section: Int) -> IndexSet {
    IndexSet((deletedItems + movedItems.map(\.0)).filter { $0.section == section }.map(\.item))
  }

  func items(comingTo section: Int) -> IndexSet {
    IndexSet((insertedItems + movedItems.map(\.1)).filter { $0.section == section }.map(\.item))
  }

  var sectionsThatLeave: IndexSet { deletedSections.union(IndexSet(movedSections.map(\.0))) }
  var sectionsThatCome: IndexSet { insertedSections.union(IndexSet(movedSections.map(\.1))) }
}

/// Where sections and items are after an update that were somewhere before it.
struct ContentMap {
  /// Nil for a section that is gone.
  let section: (Int) -> Int?
  /// Nil for an item that is gone.
  let item: (IndexPath) -> IndexPath?
  /// Whether what is shown for an item that stays has to be made anew.
  let isReloaded: (IndexPath) -> Bool
}

extension ItemUpdates {
  var map: ContentMap {
    ContentMap(
      section: { newSection($0) }, item: { newPath($0) },
      isReloaded: { path in
        reloadedSections.contains(path.section) || reloadedItems.contains(path)
      })
  }

  func newSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.0 == section }) { return move.1 }
    if deletedSections.contains(section) { return nil }
    return ItemUpdates.place(of: section, leaving: sectionsThatLeave, coming: sectionsThatCome)
  }

  private func newPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedItems.first(where: { $0.0 == path }) { return move.1 }
    guard let section = newSection(path.section) else { return nil }
    let leaving = items(leaving: path.section)
    if leaving.contains(path.item) { return nil }
    let item = ItemUpdates.place(of: path.item, leaving: leaving, coming: items(comingTo: section))
    return IndexPath(item: item, section: section)
  }

  /// What stays keeps its order and fills the places that nothing else came to.
  private static func place(of index: Int, leaving: IndexSet, coming: IndexSet) -> Int {
    var place = index - leaving.count(in: 0..<index)
    for other in coming where other <= place { place += 1 }
    return place
  }
}

/// Points back at a list from its cells and headers without keeping it alive; see ``BackReference``.
@MainActor struct ListReference<List: UIView> {
  private let reference: BackReference<UIView>

  init(_ list: List) {
    reference = list.backReference
  }

  /// Nil once it is gone.
  var list: List? { reference.target.map { unsafeDowncast($0, to: List.self) } }
}
