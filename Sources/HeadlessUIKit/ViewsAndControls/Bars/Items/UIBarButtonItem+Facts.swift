internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum BarButtonItemFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { BarButtonItemFacts.self }
  static let elements = ["barButtonItem"]
  static let facts = FactList<UIBarButtonItem> {
    Fact(
      "style", \.style,
      document: .named("style", ["plain": .plain, "bordered": .plain, "done": .done, "prominent": .done]))
    Fact("width", \.width, document: .number("width"))
    Fact("tintColor", \.tintColor, document: .color("tintColor"))
    Fact(flag: "selected", \.isSelected, document: .bool("selected"))
    Fact("customView", \.customView)
    // The view in an item is its child under the key of the property.
    Fact { item, reader in
      guard
        let child = reader.child(key: "customView")
          ?? reader.element.children.first(where: { isCustomView($0, reader) })
      else {
        return
      }
      _ = reader.children(named: child.name)
      if let view = reader.loader.makeView(child) { item.customView = view }
    }
  }

  static let outlets = [Outlet<UIBarButtonItem>("customView", \.customView)]

  static let connectAction: (@MainActor (UIBarButtonItem, DocumentAction) -> Void)? = {
    $0.target = $1.target
    $0.action = $1.selector
  }

  private static func isCustomView(_ element: DocumentElement, _ reader: ElementReader) -> Bool {
    (element.key == nil || element.key == "customView") && reader.loader.isView(element)
  }
}

extension UIBarButtonItem {
  static let elementSystemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
}
