import Foundation

extension CollectionContents {
  /// Asks the data source for the titles of the index at the trailing edge, and shows them.
  func reloadIndex() {
    let titles = view.dataSource.flatMap { source in OptionalMethod.call { source.indexTitles(for: view) } ?? nil }
    guard let titles, !titles.isEmpty else {
      index?.removeFromSuperview()
      index = nil
      return
    }
    let shown = index ?? UITableViewIndex(IndexLooks())
    shown.titles = titles
    if index == nil {
      index = shown
      shown.didChoose = { [weak self] in self?.scroll(toIndexTitle: $0) }
      view.addSubview(shown)
    }
  }

  /// The index lies over the items, between the bars.
  func placeIndex() {
    index?.place(in: view)
  }

  /// Brings the item of a title to the top.
  func scroll(toIndexTitle place: Int) {
    guard let source = view.dataSource, let titles = index?.titles, titles.indices.contains(place) else { return }
    let path = source.collectionView(view, indexPathForIndexTitle: titles[place], at: place)
    scroll(to: path, at: .top)
  }
}
