import Foundation

/// What an app says it changed in a table's content between `beginUpdates` and `endUpdates`. Deletions, reloads and the
/// starts of moves count as before the changes, insertions and the ends of moves as after.
struct TableUpdates {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []
}
