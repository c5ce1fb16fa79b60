internal import Foundation

extension UINavigationItem {
  /// Whether the title opens a menu.
  var hasTitleMenu: Bool { titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil }

  /// The provider's, or the system's own commands; below the document's name where its properties are known.
  var titleMenu: UIMenu? {
    let suggested = suggestedTitleActions
    let menu = titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
    guard let properties = documentProperties else { return menu }
    return UIMenu(title: properties.metadata.title ?? "", children: menu?.children ?? [])
  }

  /// Commands that the responder chain has methods for, and renaming.
  private var suggestedTitleActions: [UIMenuElement] {
    let commands = [
      ("Duplicate", "plus.square.on.square", "duplicate:"), ("Move", "folder", "move:"),
      ("Rename", "pencil", "rename:"),
      ("Export", "square.and.arrow.up", "export:"), ("Print", "printer", "print:"),
    ]
    let around = sequence(first: navigationBar as UIResponder?) { $0?.next }.prefix { $0 != nil }
    let controller = around.lazy.compactMap { $0 as? UINavigationController }.first?.topViewController
    let chain = FirstResponder.shared.current ?? controller ?? navigationBar
    return commands.compactMap { title, image, name in
      let action = Selector(name)
      if name == "rename:", renameDelegate != nil {
        return UIAction(title: title, image: UIImage(systemName: image)) { [weak self] _ in self?.beginRenaming() }
      }
      guard chain?.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: title, image: UIImage(systemName: image), action: action)
    }
  }

  /// Asks and tells the delegate, and answers whether there is renaming; the field for the new name isn't shown.
  @discardableResult private func beginRenaming() -> Bool {
    guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else { return false }
    let title = title ?? ""
    let whole = title.startIndex..<title.endIndex
    _ = renameDelegate.navigationItem(self, willBeginRenamingWith: title, selectedRange: whole)
    return true
  }

  /// Opens the title's menu, as a finger does, for tests; false where it has none or isn't seen. Not a part of UIKit.
  @discardableResult public func showTitleMenu() -> Bool {
    navigationBar?.window?.layoutIfNeeded()
    return navigationBar?.contentView.titleControl?.contextMenuInteraction?.presentMenu() ?? false
  }

  /// Gives the item another title as a person does by the title's menu, for tests; false where the delegate isn't there or
  /// refuses. Not a part of UIKit.
  @discardableResult public func rename(to title: String) -> Bool {
    guard let renameDelegate, beginRenaming() else { return false }
    guard renameDelegate.navigationItem(self, shouldEndRenamingWith: title) else { return false }
    self.title = title
    renameDelegate.navigationItem(self, didEndRenamingWith: title)
    return true
  }
}
