import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Responders that change edit menus.
@MainActor @Suite struct MenuBuilderTests {
  private final class Notes: UITextView {
    var build: (any UIMenuBuilder) -> Void = { _ in }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      build(builder)
    }
  }

  private let notes = Notes()

  init() {
    HostedScreen.apply(.standard)
    notes.text = "Text"
  }

  private var titles: [String] {
    UIPasteboard.general.items = []
    func flat(_ elements: [UIMenuElement]) -> [String] {
      elements.flatMap { element -> [String] in (element as? UIMenu).map { flat($0.children) } ?? [element.title] }
    }
    return flat(StandardEditCommands.menus(for: notes))
  }

  private func own(_ title: String) -> UIMenu {
    UIMenu(options: .displayInline, children: [UIAction(title: title) { _ in }])
  }

  @Test func menusAreInsertedReplacedAndRemoved() {
    #expect(titles == ["Select", "Select All"])
    notes.build = { [own] builder in
      #expect(builder.system === UIMenuSystem.context)
      builder.insertSibling(own("Before"), beforeMenu: .standardEdit)
      builder.insertSibling(own("After"), afterMenu: .standardEdit)
      builder.insertChild(own("First"), atStartOfMenu: .root)
      builder.insertChild(own("Last"), atEndOfMenu: .standardEdit)
    }
    #expect(titles == ["First", "Before", "Select", "Select All", "Last", "After"])
    notes.build = { builder in
      #expect(builder.menu(for: .standardEdit)?.children.count == 2)
      #expect(builder.menu(for: .lookup) == nil)
      builder.replaceChildren(ofMenu: .standardEdit) { Array($0.dropFirst()) }
    }
    #expect(titles == ["Select All"])
    notes.build = { $0.remove(menu: .standardEdit) }
    #expect(titles.isEmpty)
    notes.build = { [own] builder in builder.replace(menu: .standardEdit, with: own("Own")) }
    #expect(titles == ["Own"])
  }

  @Test func commandsAndActionsAreFound() {
    let identifier = UIAction.Identifier("mark")
    notes.build = { builder in
      let action = UIAction(title: "Mark", identifier: identifier) { _ in }
      builder.insertChild(UIMenu(children: [action]), atEndOfMenu: .root)
      #expect(builder.action(for: identifier)?.title == "Mark")
      #expect(builder.command(for: Selector("selectAll:"), propertyList: nil)?.title == "Select All")
      #expect(builder.command(for: Selector("cut:"), propertyList: nil) == nil)
    }
    #expect(titles.last == "Mark")
  }
}
