import Foundation

extension TableContents {
  // MARK: Rectangles

  func rectForRow(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.contains(path) ? frame(ofRow: path) : .zero
  }

  func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return frame(top: geometry.top(ofSection: section), height: geometry.sections[section].height)
  }

  func rectForHeader(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return frame(top: geometry.topOfHeader(section), height: geometry.sections[section].header.height)
  }

  /// If it depends on rows that haven't been requested since the table was loaded, the visible ones are.
  func rectForFooter(_ section: Int) -> CGRect {
    loadRowsIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return frame(top: geometry.topOfFooter(section), height: geometry.sections[section].footer.height)
  }

  // MARK: Rows

  func item(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < table.bounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var section = geometry.section(at: rect.minY) ?? geometry.sections.count
    while section < geometry.sections.count, geometry.top(ofSection: section) < rect.maxY {
      let top = geometry.topOfRows(section)
      let rows = geometry.sections[section].rows
      var row = rows.index(at: rect.minY - top) ?? rows.count
      while row < rows.count, top + rows.offset(of: row) < rect.maxY {
        paths.append(IndexPath(row: row, section: section))
        row += 1
      }
      section += 1
    }
    return paths
  }

  func prepareIfNeeded() { loadIfNeeded() }
  func contains(_ path: IndexPath) -> Bool { geometry.contains(path) }
  func cell(at path: IndexPath) -> UITableViewCell? { visible.cells[path] }

  var itemsInSight: [IndexPath] {
    loadRowsIfNeeded()
    return visible.cells.keys.sorted()
  }

  var cellsInSight: [UITableViewCell] { itemsInSight.compactMap { visible.cells[$0] } }

  // MARK: Reuse

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    return state.cells.dequeue(identifier) { UITableViewCell.make($0, reuseIdentifier: identifier) }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    let width = table.bounds.width - sectionInset.left - sectionInset.right
    let height = geometry.contains(path) ? geometry.sections[path.section].rows[path.row] : cell.frame.height
    cell.frame = CGRect(x: cell.frame.minX, y: cell.frame.minY, width: max(0, width), height: height)
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters.dequeue(identifier) { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
  }
}
