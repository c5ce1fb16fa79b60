internal import Foundation

extension UITableView: ContextMenuList {
  var contextMenus: ListContextMenus { contents.state.contextMenus }

  func menuItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func menuView(of path: IndexPath) -> UIView? { contents.visible.cells[path] }

  func menuConfiguration(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  func menuPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isEnding: Bool
  ) -> UITargetedPreview? {
    isEnding
      ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuWillAppear(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UITableView: SwipeActionList {
  func rowForSwipe(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForRow(at: point) }
  var shownSwipe: ShownSwipeActions? { contents.state.swipe }
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    layoutIfNeeded()
    return contents.showSwipe(at: path, isLeading: isLeading)
  }
  func hideSwipe() { contents.hideSwipe() }
}
