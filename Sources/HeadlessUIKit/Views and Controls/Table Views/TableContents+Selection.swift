import Foundation

extension TableContents {
  /// Selects as an app does: the delegate isn't told. Nil ends every selection.
  func select(_ path: IndexPath?, scrollPosition: UITableView.ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for selected in selection.paths { deselect(selected) }
      return
    }
    let allowsSeveral = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    if !allowsSeveral {
      for other in selection.paths where other != path { deselect(other) }
    }
    guard geometry.contains(path) else { return }
    selection.insert(path)
    visible.cells[path]?.setSelected(true, animated: false)
    if scrollPosition != .none { scroll(to: path, at: scrollPosition) }
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    visible.cells[path]?.setSelected(false, animated: false)
  }
}
