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
    let places = ItemPlaces(self)
    let reloaded = Set(reloadedItems)
    return ContentMap(
      section: { places.section($0) }, item: { places.item($0) },
      isReloaded: { reloadedSections.contains($0.section) || reloaded.contains($0) })
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
