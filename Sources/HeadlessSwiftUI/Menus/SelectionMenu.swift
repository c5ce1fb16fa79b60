internal import HeadlessUIKit

/// The menu of a list's selected rows, and what a tap on a row does.
struct SelectionMenu {
  let menu: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The closest `contextMenu(forSelectionType:)`; nil for none, and in rows.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The menu of the rows of a list inside, whose tags or ids have the type: of the selected rows where the pressed one is among
  /// them, otherwise of the pressed one. The menu of a list's empty area isn't shown.
  ///
  /// - Parameter primaryAction: called with the id of a row that is tapped while the list isn't edited.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let (primaryAction, menu) = (primaryAction, menu)
    var action: (@MainActor (Set<AnyHashable>) -> Void)?
    if primaryAction != nil { action = { primaryAction?(Self.ids($0)) } }
    let value = SelectionMenu(menu: { AnyView(menu(Self.ids($0))) }, primaryAction: action)
    return environment(\.selectionMenu, value)
  }

  private static func ids<I: Hashable>(_ ids: Set<AnyHashable>) -> Set<I> { Set(ids.compactMap { $0.base as? I }) }
}

extension ListSource {
  /// The rows that a menu or an action at a row is for.
  private func rows(at tag: AnyHashable) -> Set<AnyHashable> {
    let selected = selection?.get() ?? []
    return selected.contains(tag) ? selected : [tag]
  }

  /// The menu of `contextMenu(forSelectionType:)` at a row.
  func selectionMenu(at row: ListRow) -> UIContextMenuConfiguration? {
    guard let menu = environment.selectionMenu, let tag = row.tag, let node else { return nil }
    let part = PartNode(PartView(content: menu.menu(rows(at: tag))), node.inputs()) { $0.enterMenu() }
    let elements = part.menuElements
    guard !elements.isEmpty else { return nil }
    // The elements run the actions of the part's views.
    return UIContextMenuConfiguration(actionProvider: { _ in withExtendedLifetime(part) { UIMenu(children: elements) } }
    )
  }

  /// Runs the primary action of `contextMenu(forSelectionType:)`; whether there is one.
  func runPrimaryAction(at row: ListRow) -> Bool {
    guard !table.isEditing, let action = environment.selectionMenu?.primaryAction, let tag = row.tag else {
      return false
    }
    action([tag])
    return true
  }
}
