public import Foundation

extension UIWindow {
  /// The visible menu, for tests: a button's, a context menu or an edit menu; the one opened last of nested ones. Nil if there is
  /// none. Not a part of UIKit.
  public var visibleMenu: UIMenu? { shownMenu?.levels.last }

  /// The visible elements of the menu in order, for tests: including those of inline menus, without hidden ones. Not a part of
  /// UIKit.
  public var visibleMenuElements: [UIMenuElement] { shownMenu?.visibleElements ?? [] }

  /// The frame of the menu, in points of the window, for tests; nil if there is none. Not a part of UIKit.
  public var visibleMenuFrame: CGRect? { shownMenu?.menuFrame }

  /// Does what a touch on an element of the menu does, for tests: performs it, or opens the menu that it is. False where no
  /// such element is shown, or it is disabled. Not a part of UIKit.
  @discardableResult public func chooseMenuElement(titled title: String) -> Bool {
    guard let session = shownMenu,
      let element = session.visibleElements.first(where: { $0.title == title }),
      !element.shownAttributes.contains(.disabled)
    else { return false }
    session.choose(element)
    updateScreen()
    return true
  }

  /// Closes the menu, as a touch beside it does, for tests. Not a part of UIKit.
  public func dismissMenu() {
    shownMenu?.dismiss()
    updateScreen()
  }
}

extension UITableView {
  /// Shows the menu of a row, as a long press on it does, for tests; false where the delegate has none, or the row isn't in
  /// sight. Not a part of UIKit.
  @discardableResult public func showContextMenu(at indexPath: IndexPath) -> Bool {
    contextMenus.show(at: indexPath, of: self)
  }
}

extension UICollectionView {
  /// Shows the menu of an item, as a long press on it does, for tests; false where the delegate has none, or the item isn't in
  /// sight. Not a part of UIKit.
  @discardableResult public func showContextMenu(at indexPath: IndexPath) -> Bool {
    contextMenus.show(at: indexPath, of: self)
  }
}

extension UIBarButtonItem {
  /// Shows the item's menu, as a finger does, for tests; false where it has none or isn't visible. Not a part of UIKit.
  @discardableResult public func showMenu() -> Bool {
    barView?.window?.layoutIfNeeded()
    return (barView as? UIControl)?.contextMenuInteraction?.presentMenu() ?? false
  }
}

extension UINavigationItem {
  /// Opens the title's menu, as a finger does, for tests; false where it has none or isn't visible. Not a part of
  /// UIKit.
  @discardableResult public func showTitleMenu() -> Bool {
    navigationBar?.window?.layoutIfNeeded()
    return navigationBar?.contentView.titleControl?.contextMenuInteraction?.presentMenu() ?? false
  }

  /// Shows the text field for renaming, as the user does in the title's menu, for tests; false if there is no delegate or it
  /// refuses. Not a part of UIKit.
  @discardableResult public func startRenaming() -> Bool { renaming != nil || beginRenaming() }

  /// Renames the item, as the user does in the title's menu, for tests; false if there is no delegate or it refuses. Not a part of
  /// UIKit.
  @discardableResult public func rename(to title: String) -> Bool {
    guard startRenaming() else { return false }
    guard allowsRenaming(to: title) else { return false }
    endRenaming(with: title)
    return true
  }
}
