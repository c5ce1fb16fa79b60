import Foundation

/// The changes that an app makes to a list's content in one batch. Deletions, reloads and the sources of moves are positions before
/// the changes; insertions and the destinations of moves are positions after them.
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

/// Maps the positions of sections and items before an update to those after it.
struct ContentMap {
  /// Returns a section's new position; nil if the section was deleted.
  let section: (Int) -> Int?
  /// Returns an item's new position; nil if the item was deleted.
  let item: (IndexPath) -> IndexPath?
  /// Whether the view of an item that stays has to be created again.
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

/// A reference from cells and headers to their list that doesn't keep it alive; see ``BackReference``.
@MainActor struct ListReference<List: UIView> {
  private let reference: BackReference<UIView>

  init(_ list: List) {
    reference = list.backReference
  }

  /// The list; nil after its release.
  var list: List? { reference.target.map { unsafeDowncast($0, to: List.self) } }
}
