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

  /// Where it depends on rows that haven't been asked for since the table was loaded, those in sight are.
  func rectForFooter(_ section: Int) -> CGRect {
    loadRowsIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return frame(top: geometry.topOfFooter(section), height: geometry.sections[section].footer.height)
  }

  // MARK: Rows

  func indexPathForRow(at point: CGPoint) -> IndexPath? {
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

  var rowsInSight: [IndexPath]? {
    loadRowsIfNeeded()
    let paths = visible.cells.keys.sorted()
    return paths.isEmpty ? nil : paths
  }

  var cellsInSight: [UITableViewCell] {
    loadRowsIfNeeded()
    return visible.cells.keys.sorted().compactMap { visible.cells[$0] }
  }

  // MARK: Scrolling

  /// Whether anything moved.
  @discardableResult func moveToTarget() -> Bool {
    guard let target else { return false }
    let rect = geometry.contains(target.path) ? rectForRow(target.path) : self.rect(forSection: target.path.section)
    let offset = TableScrolling(table: table, contentHeight: geometry.height).offset(for: rect, at: target.position)
    guard abs(offset - table.bounds.minY) > 0.001 else { return false }
    takeOverContentSize()
    table.contentOffset = CGPoint(x: table.contentOffset.x, y: offset)
    return true
  }

  func scroll(to path: IndexPath, at position: UITableView.ScrollPosition) {
    // While the data source is asked how much there is, the end to scroll to isn't known.
    guard !isCounting else {
      target = (path, position)
      table.setNeedsLayout()
      return
    }
    loadIfNeeded()
    // A section without rows is reached by the row NSNotFound, whose place is the section's.
    checkBounds(path)
    target = (path, position)
    moveToTarget()
    table.setNeedsLayout()
    if table.window != nil || table.bounds.height > 0, !isAsking { layOut() }
  }

  /// UIKit's exception for places that aren't there.
  private func checkBounds(_ path: IndexPath) {
    let count = geometry.sections.count
    guard path.count == 2, geometry.sections.indices.contains(path.section) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds section (\(path.first ?? NSNotFound)) when there are only "
          + "\(count) sections. Table view: \(table)")
    }
    let rows = numberOfRows(in: path.section)
    if path.row != NSNotFound, !(0..<rows).contains(path.row) {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(rows) rows in section "
          + "\(path.section). Table view: \(table)")
    }
  }

  func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition) {
    let middle = table.bounds.midY
    let nearest = selection.paths.min { abs(frame(ofRow: $0).midY - middle) < abs(frame(ofRow: $1).midY - middle) }
    if let nearest { scroll(to: nearest, at: position) }
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
    return cells.dequeue(identifier) { UITableViewCell.make($0, reuseIdentifier: identifier) }
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
