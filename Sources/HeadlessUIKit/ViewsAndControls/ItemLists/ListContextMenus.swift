import Foundation

/// The common interface of table and collection views for menus of their items.
@MainActor protocol ContextMenuList: UIView {
  var contextMenus: ListContextMenus { get }
  /// The item at a place, in points of the list; nil for none.
  func menuItem(at point: CGPoint) -> IndexPath?
  /// The item's view, if it is visible.
  func menuView(of path: IndexPath) -> UIView?
  /// The result of the list's delegate.
  func menuConfiguration(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isEnding: Bool
  ) -> UITargetedPreview?
  func menuWillAppear(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Lets a list's delegate provide the menus of its items.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  private var path: IndexPath?
  private var added: UIContextMenuInteraction?
  /// Whether a menu of the older kind was shown instead of the requested one.
  private var showsOldMenu = false

  /// Made on its first use, or with the first touch of the list.
  func interaction(of list: any ContextMenuList) -> UIContextMenuInteraction {
    if let added { return added }
    self.list = list
    let interaction = UIContextMenuInteraction(delegate: self)
    added = interaction
    list.addInteraction(interaction)
    return interaction
  }

  /// Shows an item's menu; false if it has none or isn't visible.
  func show(at path: IndexPath, of list: any ContextMenuList) -> Bool {
    list.window?.layoutIfNeeded()
    list.layoutIfNeeded()
    guard let view = list.menuView(of: path) else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    showsOldMenu = false
    return interaction(of: list).presentMenu(at: view.convert(middle, to: list)) || showsOldMenu
  }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = list?.menuItem(at: location)
    let configuration = list?.menuConfiguration(of: path, at: location)
    if configuration == nil, let path, let list = list as? any ContextMenuList & OldMenuList {
      showsOldMenu = OldListMenu(list: list, path: path).show(over: list.menuView(of: path))
    }
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isEnding: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isEnding: true) }

  private func preview(_ configuration: UIContextMenuConfiguration, isEnding: Bool) -> UITargetedPreview? {
    guard let list, let path else { return nil }
    return list.menuPreview(of: path, configuration, isEnding: isEnding)
      ?? list.menuView(of: path).map(UITargetedPreview.standing)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuPreviewWasTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillAppear(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillEnd(configuration, animator) }
}
