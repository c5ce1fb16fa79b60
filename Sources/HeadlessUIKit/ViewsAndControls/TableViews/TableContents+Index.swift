import Foundation

extension TableContents {
  /// What the index at the trailing edge takes from the rows, in points.
  var indexWidth: CGFloat { index == nil ? 0 : ListMetrics.current.indexWidth }

  /// Asks the data source for the titles of the index, and shows them where the table has rows enough.
  func reloadIndex() {
    guard let dataSource = table.dataSource else { return removeIndex() }
    let titles = OptionalMethod.call { dataSource.sectionIndexTitles(for: table) } ?? nil
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles, !titles.isEmpty, rows >= table.sectionIndexMinimumDisplayRowCount else { return removeIndex() }
    let isNew = index == nil
    let view = index ?? UITableViewIndex(indexLooks)
    index = view
    view.didChoose = { [weak self] in self?.scroll(toIndexTitle: $0) }
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

  func placeIndex() { index?.place(in: table) }

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

  private var indexLooks: IndexLooks {
    IndexLooks(
      color: table.sectionIndexColor, background: table.sectionIndexBackgroundColor,
      trackingBackground: table.sectionIndexTrackingBackgroundColor)
  }

  func indexLooksDidChange() { index?.looks = indexLooks }
}
