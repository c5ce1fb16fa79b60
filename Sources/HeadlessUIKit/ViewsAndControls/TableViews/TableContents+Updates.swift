import Foundation

extension TableContents {
  var isUpdating: Bool { updateDepth > 0 }

  func beginUpdates() {
    if updateDepth == 0 {
      // What was never read has nothing to be compared with.
      isContentKnown = !needsLoad
    }
    updateDepth += 1
  }

  func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    guard !isAsking else {
      hasWaitingUpdates = true
      table.setNeedsLayout()
      return
    }
    commitPendingUpdates()
  }

  private func commitPendingUpdates() {
    hasWaitingUpdates = false
    let updates = pendingUpdates
    pendingUpdates = ItemUpdates()
    if isContentKnown { commit(updates) } else { setNeedsReload() }
  }

  /// Makes what was asked for while data source or delegate were being asked. A layout follows.
  func makeWaitingChanges() {
    isLayingOut = true
    defer { isLayingOut = false }
    if hasWaitingUpdates, updateDepth == 0 { commitPendingUpdates() }
    guard !waitingReconfigurations.isEmpty else { return }
    let paths = waitingReconfigurations
    waitingReconfigurations = []
    reconfigure(paths)
  }

  /// Adds to the changes under way, or makes it at once.
  func update(_ change: (inout ItemUpdates) -> Void) {
    beginUpdates()
    change(&pendingUpdates)
    endUpdates()
  }

  private func commit(_ updates: ItemUpdates) {
    hideSwipe()
    isCommitting = true
    let after = TableReader(table: table).read()
    isCommitting = false
    let check = ItemUpdateCheck(
      updates: updates, before: geometry.sections.map(\.rows.count), after: after.sections.map(\.rows.count),
      view: "\(table)")
    if let fault = check.fault { fatalError(fault) }
    takeOver(after, updates.map)
  }

  /// Shows other content, with the cells of what stays.
  func replaceContent(_ map: ContentMap) {
    if needsLoad { return setNeedsReload() }
    takeOver(TableReader(table: table).read(), map)
  }

  private func takeOver(_ after: TableGeometry, _ map: ContentMap) {
    let before = geometry
    geometry = after
    geometry.headerHeight = before.headerHeight
    geometry.footerHeight = before.footerHeight
    keepHeights(of: before, map)
    selection.map { map.isReloaded($0) ? nil : map.item($0) }
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
    if table.window != nil, !isLayingOut { layOut() }
  }

  private func keepHeights(of before: TableGeometry, _ map: ContentMap) {
    for (section, old) in before.sections.enumerated() {
      guard let settled = old.settledRows else { continue }
      for row in settled.indices where settled[row] {
        let path = IndexPath(row: row, section: section)
        guard !map.isReloaded(path), let new = map.item(path), geometry.contains(new),
          !geometry.sections[new.section].isSettled(new.row)
        else { continue }
        // As an estimate: an update is how apps have heights asked for anew, of rows that stay, too.
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

  /// Has the cells of these rows filled anew without making others.
  func reconfigure(_ paths: [IndexPath]) {
    guard reconfigured == nil else {
      waitingReconfigurations += paths
      table.setNeedsLayout()
      return
    }
    loadIfNeeded()
    for path in paths {
      guard let cell = visible.cells[path], let dataSource = table.dataSource else { continue }
      reconfigured = (path, cell)
      let answer = dataSource.tableView(table, cellForRowAt: path)
      reconfigured = nil
      if answer !== cell {
        remove(cell, path)
        keptCells[path] = answer
      }
      geometry.change(path.section) { $0.settledRows?[path.row] = false }
    }
    table.setNeedsLayout()
  }
}
