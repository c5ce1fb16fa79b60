import Foundation

extension CollectionContents: ListUpdatePolicy {
  var isAsking: Bool { state.isDoing(.loading, .committing, .updating) }
  var words: ItemUpdateCheck.Words { .collection }
  func counts(of content: [Int]) -> [Int] { content }
  func takeOver(loaded content: [Int]) { counts = content }

  /// Performs all changes of `updates` at once, and lays out before it returns.
  func batch(_ updates: (() -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates()
    if !isUpdating, !view.bounds.isEmpty { view.layoutIfNeeded() }
  }

  func takeOver(_ after: [Int], _ map: ContentMap, _ updates: ItemUpdates?) {
    motion = CollectionMotion(self, map)
    defer { motion = nil }
    guard let updates else { return takeOver(after, map) {} }
    state.during(.updating) {
      takeOver(after, map) { layout.prepare(forCollectionViewUpdates: updates.updateItems) }
      layout.finalizeCollectionViewUpdates()
    }
  }

  private func takeOver(_ after: [Int], _ map: ContentMap, _ tellLayout: () -> Void) {
    counts = after
    state.selection.map { map.isReloaded($0) ? nil : map.item($0) }
    rename { key in
      guard key.path.count == 2, !map.isReloaded(key.path) else { return nil }
      var new = key
      if key.category == .cell {
        guard let path = map.item(key.path), contains(path) else { return nil }
        new.path = path
      } else {
        guard let section = map.section(key.path.section), after.indices.contains(section) else { return nil }
        new.path = IndexPath(item: key.path.item, section: section)
      }
      return new
    }
    layout.itemsDidMove(map)
    let context = layout.newContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    if view.window != nil || !view.bounds.isEmpty { prepareIfNeeded() }
    tellLayout()
    keepOffset()
    view.setNeedsLayout()
    if view.window != nil { layOut() }
    motion?.run()
  }

  /// The delegate and the layout can adjust the content offset after an update.
  func keepOffset() {
    guard view.window != nil else { return }
    let proposed = view.contentOffset
    var offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = view.delegate {
      offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != proposed { view.contentOffset = offset }
  }

  func replace(_ cell: UICollectionViewCell, at path: IndexPath, with new: UICollectionViewCell) {
    remove(CollectionElement(.cell, path: path))
  }

  func measureAgain(_ path: IndexPath) { measureAgain(CollectionElement(.cell, path: path)) }
}
