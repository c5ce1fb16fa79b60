import Foundation

extension CollectionContents: ListScrollPolicy {
  func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) { layout.reveal(path, at: position) }

  /// Scrolls to the target. Returns whether the content moved.
  @discardableResult func moveToTarget() -> Bool {
    guard let target else { return false }
    let element = CollectionElement(.cell, path: target.path)
    guard let frame = attributes(of: element)?.frame else { return false }
    let offset = self.offset(showing: frame, at: target.position)
    guard abs(offset.x - view.bounds.minX) > 0.001 || abs(offset.y - view.bounds.minY) > 0.001 else { return false }
    view.contentOffset = offset
    return true
  }

  /// The content offset that scrolls `rect` to a position between the bars, within the content's range, in points. Axes without a
  /// position don't move; without any position the content moves the smallest distance that makes `rect` visible.
  private func offset(showing rect: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let insets = view.adjustedContentInset
    let bounds = view.bounds
    let room = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var offset = bounds.origin
    if position.isEmpty {
      offset.x += ScrollRange.step(from: room.minX...room.maxX, to: rect.minX...rect.maxX)
      offset.y += ScrollRange.step(from: room.minY...room.maxY, to: rect.minY...rect.maxY)
    }
    if position.contains(.top) { offset.y = rect.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y += rect.midY - room.midY }
    if position.contains(.bottom) { offset.y += rect.maxY - room.maxY }
    if position.contains(.left) { offset.x = rect.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x += rect.midX - room.midX }
    if position.contains(.right) { offset.x += rect.maxX - room.maxX }
    let size = view.knownContentSize
    let rounding = PixelRounding(scale: view.layoutScale)
    return CGPoint(
      x: rounding.round(
        ScrollRange.clamp(
          offset.x, content: size.width, room: bounds.width, insets: (insets.left, insets.right))),
      y: rounding.round(
        ScrollRange.clamp(
          offset.y, content: size.height, room: bounds.height, insets: (insets.top, insets.bottom))))
  }

  /// Updates prefetching; called after the visible items are in place.
  func prefetch() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.window != nil else { return }
    let changes = state.prefetching.changes(
      sight: itemsInSight,
      top: view.bounds.minY + view.bounds.minX, counts: counts)
    if !changes.calledOff.isEmpty {
      OptionalMethod.call { source.collectionView(view, cancelPrefetchingForItemsAt: changes.calledOff) }
    }
    if !changes.asked.isEmpty { source.collectionView(view, prefetchItemsAt: changes.asked) }
  }
}
