import Foundation

extension TableContents {
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    guard let cell = visible.cells[path], let source = table.dataSource, source.tableView(table, canEditRowAt: path),
      let configuration = swipeActions(at: path, isLeading: isLeading), !configuration.actions.isEmpty
    else { return false }
    hideSwipe()
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    cell.willTransition(to: .showingDeleteConfirmation)
    state.swipe = ShownSwipeActions(configuration, at: path, isLeading: isLeading) { [weak self] in self?.hideSwipe() }
    cell._showingDeleteConfirmation = true
    placeSwipedRow()
    cell.didTransition(to: .showingDeleteConfirmation)
    return true
  }

  func hideSwipe() {
    guard let hidden = state.swipe else { return }
    state.swipe = nil
    hidden.remove()
    if let cell = visible.cells[hidden.path] {
      cell.willTransition(to: [])
      cell._showingDeleteConfirmation = false
      cell.didTransition(to: [])
    }
    table.delegate?.tableView(table, didEndEditingRowAt: geometry.contains(hidden.path) ? hidden.path : nil)
    table.setNeedsLayout()
  }

  /// The row whose actions are revealed.
  func placeSwipedRow() {
    guard let swipe = state.swipe else { return }
    guard geometry.contains(swipe.path), let cell = visible.cells[swipe.path] else { return hideSwipe() }
    let rows = geometry.sections[swipe.path.section].rows.count
    swipe.arrange(
      cell, at: frame(ofRow: swipe.path), in: table,
      corners: table.style == .insetGrouped ? (swipe.path.row == 0, swipe.path.row == rows - 1) : nil)
  }

  /// The delegate's configuration for the row: nil shows the standard actions, and one without actions shows none.
  private func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate = table.delegate else { return isLeading ? nil : standardActions(at: path) }
    if isLeading { return delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
    return delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) ?? oldActions(at: path)
      ?? standardActions(at: path)
  }

  /// To delete the row, which the data source does.
  private func standardActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    guard style == .delete else { return nil }
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
      guard let self else { return }
      self.hideSwipe()
      self.table.dataSource?.tableView(self.table, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func oldActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let asker: any RowActionAsking = RowActionAsker()
    return asker.actions(of: table, at: path)
  }
}

/// The actions of the delegate methods of iOS 8 to 12.
@MainActor private protocol RowActionAsking {
  func actions(of table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration?
}

@MainActor private struct RowActionAsker: RowActionAsking {
  @available(*, deprecated)
  func actions(of table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = table.delegate?.tableView(table, editActionsForRowAt: path) else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.map { (old: UITableViewRowAction) in
        let action = UIContextualAction(style: old.style == .default ? .destructive : .normal, title: old.title) {
          _, _, done in
          old.handler(old, path)
          done(true)
        }
        if let color = old.backgroundColor { action.backgroundColor = color }
        return action
      })
  }
}
