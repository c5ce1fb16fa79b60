import Foundation

extension TableContents {
  /// What the index at the trailing edge takes from the rows, in points.
  var indexWidth: CGFloat { state.index == nil ? 0 : ListMetrics.current.indexWidth }

  /// Asks the data source for the titles of the index, and shows them where the table has rows enough.
  func reloadIndex() {
    let titles = table.dataSource.flatMap { source in
      OptionalMethod.call { source.sectionIndexTitles(for: table) } ?? nil
    }
    let hasRows = counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
    guard showIndex(hasRows ? titles ?? [] : [], indexLooks) else { return }
    // Texts in rows have less room beside an index, or more without.
    if visible.hasHeights { heightsDidChange() }
    marginsDidChange()
  }

  /// Brings the section of a title to the top; without an answer of the data source, the one at the title's place.
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
