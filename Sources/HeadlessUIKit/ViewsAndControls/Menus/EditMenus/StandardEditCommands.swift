import Foundation

/// The system's edit actions, for responders that can perform them.
@MainActor enum StandardEditCommands {
  private static let all: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))), ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))), ("Delete", Selector("delete:", UIResponder.delete(_:))),
    ("Select", Selector("select:", UIResponder.select(_:))),
    ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
  ]

  /// Returns the standard menus as in UIKit: in an inline menu, which the responders change from the first one up the chain.
  /// UIKit's order isn't documented.
  static func menus(for responder: UIResponder?) -> [UIMenuElement] {
    let commands = commands(for: responder)
    let tree = EditMenuTree(
      [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)])
    _ = ResponderChain(from: responder).first { builder -> Never? in
      builder.buildMenu(with: tree)
      return nil
    }
    return tree.root.children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// Returns the action of a key in the system's main menu.
  static func action(forKey input: String, _ modifiers: UIKeyModifierFlags) -> Selector? {
    let keys: [(String, UIKeyModifierFlags, String)] = [
      ("x", .command, "cut:"), ("c", .command, "copy:"), ("v", .command, "paste:"), ("a", .command, "selectAll:"),
      ("v", [.command, .alternate, .shift], "pasteAndMatchStyle:"), ("b", .command, "toggleBoldface:"),
      ("i", .command, "toggleItalics:"), ("u", .command, "toggleUnderline:"),
    ]
    let own = keys.first { $0.0 == input.lowercased() && $0.1 == modifiers }
    return own.flatMap { key in keyed.first { $0.description == key.2 } }
  }

  private static let keyed: [Selector] =
    all.map(\.action) + [
      Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
      Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)),
      Selector("toggleItalics:", UIResponder.toggleItalics(_:)),
      Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)),
    ]

  static func commands(for responder: UIResponder?) -> [UICommand] {
    guard let responder else { return [] }
    return all.filter { responder.target(forAction: $0.action, withSender: nil) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
  }
}
