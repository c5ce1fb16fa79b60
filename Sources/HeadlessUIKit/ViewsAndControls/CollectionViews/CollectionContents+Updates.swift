import Foundation

extension CollectionContents {
  var isUpdating: Bool { updateDepth > 0 }

  /// Makes all changes of `updates` at once, and lays out before it returns.
  func batch(_ updates: (() -> Void)?) {
    beginBatch()
    updates?()
    endBatch()
    if updateDepth == 0, !view.bounds.isEmpty { view.layoutIfNeeded() }
  }

  /// Adds to the changes under way, or makes it at once.
  func update(_ change: (inout ItemUpdates) -> Void) {
    beginBatch()
    change(&pendingUpdates)
    endBatch()
  }

  private func beginBatch() {
    // What was never read has nothing to be compared with.
    if updateDepth == 0, !needsLoad { prepareIfNeeded() }
    updateDepth += 1
  }

  private func endBatch() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    // Asked anew at once, the data source would change it again.
    guard !isCommitting, !isLoading else {
      hasWaitingUpdates = true
      view.setNeedsLayout()
      return
    }
    commitPendingUpdates()
  }

  private func commitPendingUpdates() {
    hasWaitingUpdates = false
    let pending = pendingUpdates
    pendingUpdates = ItemUpdates()
    if needsLoad { setNeedsReload() } else { commit(pending) }
  }

  /// Makes what was asked for while the data source was being asked. A layout follows.
  func makeWaitingChanges() {
    if hasWaitingUpdates { commitPendingUpdates() }
    guard !waitingReconfigurations.isEmpty else { return }
    let paths = waitingReconfigurations
    waitingReconfigurations = []
    reconfigure(paths)
  }

  private func commit(_ updates: ItemUpdates) {
    hideSwipe()
    isCommitting = true
    defer { isCommitting = false }
    let after = readCounts()
    let check = ItemUpdateCheck(
      updates: updates, before: counts, after: after, view: "\(view)", words: .collection)
    if let fault = check.fault { fatalError(fault) }
    takeOver(after, updates.map) { layout.prepare(forCollectionViewUpdates: updates.updateItems) }
    layout.finalizeCollectionViewUpdates()
  }

  /// Shows other content, with the cells of what stays.
  func replaceContent(_ map: ContentMap) {
    if needsLoad { return setNeedsReload() }
    takeOver(readCounts(), map) {}
  }

  private func takeOver(_ after: [Int], _ map: ContentMap, _ tellLayout: () -> Void) {
    counts = after
    selection.map { map.isReloaded($0) ? nil : map.item($0) }
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
  }

  /// Delegate and layout may have the content stand elsewhere after an update.
  func keepOffset() {
    guard view.window != nil else { return }
    let proposed = view.contentOffset
    var offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = view.delegate {
      offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != proposed { view.contentOffset = offset }
  }

  /// Has the cells of these items filled anew without making others.
  func reconfigure(_ paths: [IndexPath]) {
    guard reconfigured == nil else {
      waitingReconfigurations += paths
      view.setNeedsLayout()
      return
    }
    prepareIfNeeded()
    for path in paths {
      let element = CollectionElement(.cell, path: path)
      guard let cell = cell(at: path), let source = view.dataSource else { continue }
      reconfigured = (path, cell)
      let answer = source.collectionView(view, cellForItemAt: path)
      reconfigured = nil
      if answer !== cell {
        remove(element)
      }
      measureAgain(element)
    }
    view.setNeedsLayout()
  }
}
