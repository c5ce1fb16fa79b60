import Foundation

extension TableContents {
  /// The width of the index at the trailing edge, which reduces the rows' width, in points.
  var indexWidth: CGFloat { state.index == nil ? 0 : ListMetrics.current.indexWidth }

  /// Asks the data source for the titles of the index, and shows them if the table has enough rows.
  func reloadIndex() {
    let titles = table.dataSource.flatMap { source in
      OptionalMethod.call { source.sectionIndexTitles(for: table) } ?? nil
    }
    let hasRows = counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
    guard showIndex(hasRows ? titles ?? [] : [], indexLooks) else { return }
    // The index changes the width of the text in rows.
    if visible.hasHeights { heightsDidChange() }
    marginsDidChange()
  }

  /// Scrolls the section of a title to the top: the section given by the data source, or else the one with the title's index.
  func scroll(toIndexTitle place: Int) {
    guard let source = table.dataSource, let titles = state.index?.titles, titles.indices.contains(place) else {
      return
    }
    let section =
      OptionalMethod.call { source.tableView(table, sectionForSectionIndexTitle: titles[place], at: place) } ?? place
    guard geometry.sections.indices.contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), at: .top)
  }

  private var indexLooks: IndexLooks {
    IndexLooks(
      color: table.sectionIndexColor, background: table.sectionIndexBackgroundColor,
      trackingBackground: table.sectionIndexTrackingBackgroundColor)
  }

  func indexLooksDidChange() { state.index?.looks = indexLooks }
}
