import Foundation

/// Views that are no longer visible.
extension TableContents {
  /// In the order of the rows, so that cells come back in the same order every time.
  func recycle(outside sight: CGRect) {
    func isOutside(_ rect: CGRect) -> Bool { rect.maxY <= sight.minY || rect.minY >= sight.maxY }
    let cells = visible.cells.filter { !geometry.contains($0.key) || isOutside(frame(ofRow: $0.key)) }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { remove(cell, path) }
    func isGone(_ section: Int) -> Bool { section >= geometry.sections.count || isOutside(sectionRect(section)) }
    for section in visible.headers.keys.filter(isGone).sorted() {
      guard let view = visible.headers.removeValue(forKey: section) else { continue }
      retire(view)
      table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    }
    for section in visible.footers.keys.filter(isGone).sorted() {
      guard let view = visible.footers.removeValue(forKey: section) else { continue }
      retire(view)
      table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func sectionRect(_ section: Int) -> CGRect {
    CGRect(
      x: 0, y: geometry.top(ofSection: section), width: table.bounds.width,
      height: geometry.sections[section].height)
  }

  func remove(_ cell: UITableViewCell, _ path: IndexPath) {
    visible.cells[path] = nil
    cell.removeFromSuperview()
    state.cells.put(cell)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let reusable = view as? UITableViewHeaderFooterView { headerFooters.put(reusable) }
  }

  /// All visible views are created again.
  func dropViews() {
    // The delegate may ask for the visible cells when it is notified of a removed one.
    state.during(.layingOut) {
      for path in visible.cells.keys.sorted() {
        if let cell = visible.cells[path] { remove(cell, path) }
      }
    }
    for cell in keptCells.values { cell.removeFromSuperview() }
    keptCells = [:]
    for section in visible.headers.keys.sorted() { visible.headers[section].map(retire) }
    for section in visible.footers.keys.sorted() { visible.footers[section].map(retire) }
    visible = VisibleTableViews()
  }
}
