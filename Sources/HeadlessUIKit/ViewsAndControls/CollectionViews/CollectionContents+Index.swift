import Foundation

/// The index overlaps the items, which have the full width.
extension CollectionContents {
  /// Asks the data source for the titles of the index at the trailing edge, and shows them.
  func reloadIndex() {
    let titles = view.dataSource.flatMap { source in OptionalMethod.call { source.indexTitles(for: view) } ?? nil }
    showIndex(titles ?? [], IndexLooks())
  }

  /// Scrolls the item of a title to the top.
  func scroll(toIndexTitle place: Int) {
    guard let source = view.dataSource, let titles = state.index?.titles, titles.indices.contains(place) else { return }
    scroll(to: source.collectionView(view, indexPathForIndexTitle: titles[place], at: place), at: .top)
  }
}
