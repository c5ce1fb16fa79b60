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
    let around = ResponderChain(from: navigationBar)
    let controller = around.first { $0 as? UINavigationController }?.topViewController
    let chain = FirstResponder.of(navigationBar).current(beside: navigationBar) ?? controller ?? navigationBar
    return commands.compactMap { title, image, name in
      let action = Selector(name)
      if name == "rename:", renameDelegate != nil {
        return UIAction(title: title, image: UIImage(systemName: image)) { [weak self] _ in self?.beginRenaming() }
      }
      guard chain?.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: title, image: UIImage(systemName: image), action: action)
    }
  }

  /// Asks the delegate, and shows a field with the text to edit; false if the item can't be renamed.
  @discardableResult func beginRenaming() -> Bool {
    guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else { return false }
    let title = title ?? ""
    let whole = title.startIndex..<title.endIndex
    let (text, selection) = renameDelegate.navigationItem(
      self, willBeginRenamingWith: title, selectedRange: whole)
    // A delegate may hand back a range of another text.
    let length = text.utf16.count
    let (start, end) = (selection.lowerBound.utf16Offset(in: text), selection.upperBound.utf16Offset(in: text))
    let isWithin = start >= 0 && end <= length
    renaming = (text, isWithin ? selection : text.startIndex..<text.endIndex)
    navigationBar?.layoutIfNeeded()
    return true
  }

  func allowsRenaming(to title: String) -> Bool {
    renameDelegate?.navigationItem(self, shouldEndRenamingWith: title) ?? true
  }

  func endRenaming(with title: String) {
    guard renaming != nil else { return }
    renaming = nil
    self.title = title
    renameDelegate?.navigationItem(self, didEndRenamingWith: title)
  }
}
