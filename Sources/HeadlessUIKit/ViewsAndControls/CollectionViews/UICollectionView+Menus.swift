internal import Foundation

extension UICollectionView: ContextMenuList {
  var contextMenus: ListContextMenus { contents.state.contextMenus }

  func menuItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func menuView(of path: IndexPath) -> UIView? { cellForItem(at: path) }

  /// The method of iOS 13 is called if the newer one isn't implemented; it has no menus between items.
  func menuConfiguration(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    let paths = path.map { [$0] } ?? []
    return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      ?? path.flatMap { delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
  }

  func menuPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isEnding: Bool
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    if isEnding {
      return delegate.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        ?? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuWillAppear(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: SwipeActionList {
  func rowForSwipe(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForItem(at: point) }
  var shownSwipe: ShownSwipeActions? { contents.state.swipe }
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    layoutIfNeeded()
    return contents.showSwipe(at: path, isLeading: isLeading)
  }
  func hideSwipe() { contents.hideSwipe() }
}
