import Foundation

/// An item that is being moved by hand.
struct ItemMovement {
  /// The index path in the data source.
  let origin: IndexPath
  /// The displayed index path.
  var current: IndexPath
  /// Its middle, in points of the content.
  var position: CGPoint

  /// The path that the data source has for what is shown at another one.
  func source(of path: IndexPath) -> IndexPath {
    if path == current { return origin }
    var source = path
    if path.section == current.section, path.item > current.item { source.item -= 1 }
    if path.section == origin.section, source.item >= origin.item { source.item += 1 }
    return source
  }
}

extension CollectionContents {
  func beginMoving(_ path: IndexPath) -> Bool {
    prepareIfNeeded()
    guard movement == nil, contains(path), let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path), let place = attributes(of: .init(.cell, path: path))
    else { return false }
    movement = ItemMovement(origin: path, current: path, position: place.center)
    return true
  }

  func moveItem(to position: CGPoint) {
    guard let before = movement else { return }
    movement?.position = position
    var target = layout.targetIndexPath(forInteractivelyMovingItem: before.current, withPosition: position)
    if let delegate = view.delegate {
      target = allowedTarget(target, before, delegate)
    }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [before.current],
      previousPosition: before.position)
    if target != before.current { show(target, insteadOf: before.current) }
    layout.invalidateLayout(with: context)
  }

  private func allowedTarget(
    _ proposed: IndexPath, _ movement: ItemMovement, _ delegate: any UICollectionViewDelegate
  ) -> IndexPath {
    let asked = OptionalMethod.call {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed)
    }
    return asked
      ?? delegate.collectionView(
        view, targetIndexPathForMoveFromItemAt: movement.current, toProposedIndexPath: proposed)
  }

  /// The moved item is shown at another path; the items between make room.
  private func show(_ target: IndexPath, insteadOf current: IndexPath) {
    movement?.current = target
    let map = ItemUpdates(movedItems: [(current, target)]).map
    counts[current.section] -= 1
    counts[target.section] += 1
    state.selection.map { map.item($0) }
    rename { key in
      guard key.category == .cell else { return key }
      return map.item(key.path).map { CollectionElement(.cell, path: $0) }
    }
    layout.itemsDidMove(map)
  }

  func endMoving() {
    guard let ended = movement else { return }
    movement = nil
    if ended.origin != ended.current {
      view.dataSource?.collectionView(view, moveItemAt: ended.origin, to: ended.current)
    }
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [ended.current], previousIndexPaths: [ended.origin], movementCancelled: false))
  }

  func cancelMoving() {
    guard let cancelled = movement else { return }
    if cancelled.origin != cancelled.current { show(cancelled.origin, insteadOf: cancelled.current) }
    movement = nil
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [cancelled.origin], previousIndexPaths: [cancelled.current], movementCancelled: true))
  }
}
