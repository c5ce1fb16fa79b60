import Foundation

/// What an app says it changed in a table's content between `beginUpdates` and `endUpdates`. Deletions, reloads and the
/// starts of moves are places before the changes, insertions and the ends of moves places after them.
struct TableUpdates {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []

  /// The rows that leave a section, as they were before, and those that come to one, as they are afterwards.
  func rows(leaving section: Int) -> IndexSet {
    IndexSet((deletedRows + movedRows.map(\.0)).filter { $0.section == section }.map(\.row))
  }

  func rows(comingTo section: Int) -> IndexSet {
    IndexSet((insertedRows + movedRows.map(\.1)).filter { $0.section == section }.map(\.row))
  }

  var sectionsThatLeave: IndexSet { deletedSections.union(IndexSet(movedSections.map(\.0))) }
  var sectionsThatCome: IndexSet { insertedSections.union(IndexSet(movedSections.map(\.1))) }
}

/// Where sections and rows are after an update that were somewhere before it.
struct TableContentMap {
  /// Nil for a section that is gone.
  let section: (Int) -> Int?
  /// Nil for a row that is gone.
  let row: (IndexPath) -> IndexPath?
  /// Whether what is shown for a row that stays has to be made anew.
  let isReloaded: (IndexPath) -> Bool
}

extension TableUpdates {
  var map: TableContentMap {
    TableContentMap(
      section: { newSection($0) }, row: { newPath($0) },
      isReloaded: { path in
        reloadedSections.contains(path.section) || reloadedRows.contains(path)
      })
  }

  func newSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.0 == section }) { return move.1 }
    if deletedSections.contains(section) { return nil }
    return TableUpdates.place(of: section, leaving: sectionsThatLeave, coming: sectionsThatCome)
  }

  private func newPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.0 == path }) { return move.1 }
    guard let section = newSection(path.section) else { return nil }
    let leaving = rows(leaving: path.section)
    if leaving.contains(path.row) { return nil }
    let row = TableUpdates.place(of: path.row, leaving: leaving, coming: rows(comingTo: section))
    return IndexPath(row: row, section: section)
  }

  /// What stays keeps its order and fills the places that nothing else came to.
  private static func place(of index: Int, leaving: IndexSet, coming: IndexSet) -> Int {
    var place = index - leaving.count(in: 0..<index)
    for other in coming where other <= place { place += 1 }
    return place
  }
}
