import Foundation

extension TableContents: ListUpdatePolicy {
  var isAsking: Bool { state.isDoing(.layingOut, .loading, .committing) }
  var words: ItemUpdateCheck.Words { .table }
  var counts: [Int] { geometry.counts }
  func counts(of content: TableGeometry) -> [Int] { content.counts }
  func readContent() -> TableGeometry { TableReader(table: table).read() }

  func takeOver(_ after: TableGeometry, _ map: ContentMap, _ updates: ItemUpdates?) {
    let before = geometry
    let motion = TableMotion(self)
    let animations = updates == nil ? RowAnimations(standard: standardRowAnimation) : rowAnimations
    rowAnimations = RowAnimations()
    geometry = after
    geometry.headerHeight = before.headerHeight
    geometry.footerHeight = before.footerHeight
    keepHeights(of: before, map)
    state.selection.map { map.isReloaded($0) ? nil : map.item($0) }
    let cells = visible.cells
    visible.cells = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if !map.isReloaded(path), let new = map.item(path), geometry.contains(new) {
        keptCells[new] = cell
      } else {
        remove(cell, path)
      }
    }
    keepEdges(map)
    takeOverContentSize()
    table.setNeedsLayout()
    if table.window != nil, !state.isDoing(.layingOut) { layOut() }
    motion?.run(map, animations)
  }

  private func keepHeights(of before: TableGeometry, _ map: ContentMap) {
    for (section, old) in before.sections.enumerated() {
      guard let settled = old.settledRows else { continue }
      for row in settled.indices where settled[row] {
        let path = IndexPath(row: row, section: section)
        guard !map.isReloaded(path), let new = map.item(path), geometry.contains(new),
          !geometry.sections[new.section].isSettled(new.row)
        else { continue }
        // As an estimate: apps use updates to have heights requested again, also of rows that stay.
        geometry.settle(new.row, in: new.section, height: old.rows[row])
        geometry.change(new.section) { $0.settledRows?[new.row] = false }
      }
    }
  }

  private func keepEdges(_ map: ContentMap) {
    let (headers, footers) = (visible.headers, visible.footers)
    visible.headers = [:]
    visible.footers = [:]
    func keep(_ views: [Int: UIView], _ kept: inout [Int: UIView]) {
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let new = map.section(section), geometry.sections.indices.contains(new),
          !map.isReloaded(IndexPath(row: NSNotFound, section: section))
        {
          kept[new] = view
        } else {
          retire(view)
        }
      }
    }
    keep(headers, &visible.headers)
    keep(footers, &visible.footers)
  }

  func makeCell(_ path: IndexPath) -> UITableViewCell? { table.dataSource?.tableView(table, cellForRowAt: path) }

  func replace(_ cell: UITableViewCell, at path: IndexPath, with new: UITableViewCell) {
    remove(cell, path)
    keptCells[path] = new
  }

  /// Measures the row of a cell again with the next layout. During a layout cells are measured anyway.
  func contentSizeDidChange(of cell: UITableViewCell) {
    guard !state.isDoing(.layingOut, .loading), let path = visible.indexPath(of: cell), geometry.contains(path) else {
      return
    }
    measureAgain(path)
    table.setNeedsLayout()
  }

  func measureAgain(_ path: IndexPath) { geometry.change(path.section) { $0.settledRows?[path.row] = false } }
}
