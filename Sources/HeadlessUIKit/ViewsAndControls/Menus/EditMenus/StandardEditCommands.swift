import Foundation

/// The edit actions that the system offers of itself, for responders that say that they can perform them.
@MainActor enum StandardEditCommands {
  private static let all: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))), ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))), ("Delete", Selector("delete:", UIResponder.delete(_:))),
    ("Select", Selector("select:", UIResponder.select(_:))),
    ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
  ]

  /// As UIKit has them: in an inline menu.
  static func menus(for responder: UIResponder?) -> [UIMenuElement] {
    let commands = commands(for: responder)
    guard !commands.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }

  static func commands(for responder: UIResponder?) -> [UICommand] {
    guard let responder else { return [] }
    return all.filter { responder.target(forAction: $0.action, withSender: nil) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
  }
}
