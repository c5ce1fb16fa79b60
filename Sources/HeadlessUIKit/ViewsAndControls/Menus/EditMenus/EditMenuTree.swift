import Foundation

/// The menus in an edit menu, which responders can change.
@MainActor final class EditMenuTree: UIMenuBuilder {
  private(set) var root: UIMenu

  var system: UIMenuSystem { .context }

  init(_ children: [UIMenuElement]) {
    root = UIMenu(identifier: .root, children: children)
  }

  // MARK: Finding

  private func find<Element: UIMenuElement>(_ isWanted: (Element) -> Bool) -> Element? {
    var rest: [UIMenuElement] = [root]
    while !rest.isEmpty {
      let element = rest.removeFirst()
      if let found = element as? Element, isWanted(found) { return found }
      if let menu = element as? UIMenu { rest += menu.children }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find { $0.identifier == identifier } }
  func action(for identifier: UIAction.Identifier) -> UIAction? { find { $0.identifier == identifier } }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { command in
      command.action == action && command.propertyList as? NSObject == propertyList as? NSObject
    }
  }

  // MARK: Changing

  /// Replaces a menu with other elements; the root can't be replaced.
  private func exchange(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let child = child as? UIMenu else { return [child] }
        return child.identifier == identifier ? elements(child) : [changed(child)]
      }
      return menu.replacingChildren(children)
    }
    if identifier == .root {
      if let menu = elements(root).first as? UIMenu { root = menu }
    } else {
      root = changed(root)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    exchange(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    exchange(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    exchange(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    exchange(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    if removedIdentifier != .root { exchange(removedIdentifier) { _ in [] } }
  }
}
