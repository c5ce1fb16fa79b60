import Foundation

extension TableContents {
  /// What the index at the trailing edge takes from the rows, in points.
  var indexWidth: CGFloat { index == nil ? 0 : UITableViewIndex.width }

  /// Asks the data source for the titles of the index, and shows them where the table has rows enough.
  func reloadIndex() {
    guard let dataSource = table.dataSource else { return removeIndex() }
    let titles = OptionalMethod.call { dataSource.sectionIndexTitles(for: table) } ?? nil
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles, !titles.isEmpty, rows >= table.sectionIndexMinimumDisplayRowCount else { return removeIndex() }
    let isNew = index == nil
    let view = index ?? UITableViewIndex(table)
    index = view
    view.titles = titles
    if isNew {
      table.addSubview(view)
      widthDidChange()
    }
  }

  /// Texts in rows have less room beside an index, or more without.
  private func widthDidChange() {
    if visible.hasHeights { heightsDidChange() }
    marginsDidChange()
  }

  private func removeIndex() {
    guard let view = index else { return }
    index = nil
    view.removeFromSuperview()
    widthDidChange()
  }

  /// The index stays at its edge, between the bars, above the rows.
  func placeIndex() {
    guard let index else { return }
    if table.subviews.last !== index { table.bringSubviewToFront(index) }
    let insets = table.adjustedContentInset
    let safe = table.safeAreaInsets
    let bounds = table.bounds
    let isRightToLeft = table.isRightToLeft
    let width = UITableViewIndex.width
    index.takeFrame(
      CGRect(
        x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width, y: bounds.minY + insets.top,
        width: width, height: max(0, bounds.height - insets.top - insets.bottom)))
  }

  /// Brings the section of a title to the top; without an answer of the data source, the one at the title's place.
  func scroll(toIndexTitle place: Int) {
    guard let dataSource = table.dataSource, let titles = index?.titles, titles.indices.contains(place) else { return }
    let section =
      OptionalMethod.call {
        dataSource.tableView(table, sectionForSectionIndexTitle: titles[place], at: place)
      } ?? place
    guard geometry.sections.indices.contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), at: .top)
  }

  func indexLooksDidChange() { index?.setNeedsDisplay() }
}
