import Foundation

/// The menus of rows and items of iOS 5 to 12: a bar with what the delegate can do of cutting, copying and pasting. The delegates'
/// methods are deprecated; asked through the protocol they make no warnings here.
@MainActor protocol OldMenuList: UIView {
  func showsOldMenu(of path: IndexPath) -> Bool
  func canPerform(_ action: Selector, of path: IndexPath) -> Bool
  func perform(_ action: Selector, of path: IndexPath)
}

/// Shows such a menu.
@MainActor struct OldListMenu {
  private static let actions: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))), ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))),
  ]

  let list: any OldMenuList
  let path: IndexPath

  /// False if the delegate has no menu for the item, or no applicable action.
  func show(over view: UIView?) -> Bool {
    guard let window = list.window, let view, list.showsOldMenu(of: path) else { return false }
    let elements = OldListMenu.actions.filter { list.canPerform($0.action, of: path) }.map { entry in
      UIAction(title: entry.title) { [list, path] _ in list.perform(entry.action, of: path) }
    }
    guard !elements.isEmpty else { return false }
    let session = MenuSession(menu: UIMenu(children: elements), in: window, responder: view, sender: view)
    session.source = MenuSource(
      kind: .place({ [weak view] in view.map { $0.convert($0.bounds, to: nil) } ?? .zero }, .automatic))
    session.begin()
    return true
  }
}
