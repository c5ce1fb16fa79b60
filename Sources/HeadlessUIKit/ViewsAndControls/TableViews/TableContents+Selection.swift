import Foundation

extension TableContents {
  private var allowsSelection: Bool { table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection }

  private var allowsSeveral: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: By the app

  /// Selects as an app does: the delegate gets no call. Nil ends every selection.
  func select(_ path: IndexPath?, scrollPosition: UITableView.ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for selected in selection.paths { deselect(selected) }
      return
    }
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

  // MARK: By a person

  /// What a finger that goes down and up on a row does, in UIKit's order.
  func tap(_ path: IndexPath) {
    if hidesSwipeByTouch() { return }
    guard highlight(path) else { return }
    unhighlight(path)
    selectByTouch(path)
  }

  /// Whether the row takes the touch.
  func highlight(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard geometry.contains(path), allowsSelection || (table.isEditing && allowsSeveral) else { return false }
    guard table.delegate?.tableView(table, shouldHighlightRowAt: path) != false else { return false }
    visible.cells[path]?.setHighlighted(true, animated: false)
    table.delegate?.tableView(table, didHighlightRowAt: path)
    return true
  }

  func unhighlight(_ path: IndexPath) {
    visible.cells[path]?.setHighlighted(false, animated: false)
    table.delegate?.tableView(table, didUnhighlightRowAt: path)
  }

  func selectByTouch(_ path: IndexPath) {
    if selection.contains(path), allowsSeveral { return deselectByTouch(path) }
    var chosen: IndexPath? = path
    if let delegate = table.delegate { chosen = delegate.tableView(table, willSelectRowAt: path) }
    guard let chosen, geometry.contains(chosen) else { return }
    if !allowsSeveral {
      for other in selection.paths where other != chosen { deselectByTouch(other) }
    }
    selection.insert(chosen)
    visible.cells[chosen]?.setSelected(true, animated: false)
    table.delegate?.tableView(table, didSelectRowAt: chosen)
    if !table.isEditing, let delegate = table.delegate,
      delegate.tableView(table, canPerformPrimaryActionForRowAt: chosen)
    {
      delegate.tableView(table, performPrimaryActionForRowAt: chosen)
    }
    if let cell = visible.cells[chosen] { cell.parts.selectionSegue?.fire(sender: cell) }
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
  }

  private func deselectByTouch(_ path: IndexPath) {
    var chosen: IndexPath? = path
    if let delegate = table.delegate { chosen = delegate.tableView(table, willDeselectRowAt: path) }
    guard let chosen else { return }
    deselect(chosen)
    table.delegate?.tableView(table, didDeselectRowAt: chosen)
  }

  // MARK: Detail buttons

  /// Tells the delegate, then takes the step that the cell's document has for its accessory.
  func tapAccessoryButton(at path: IndexPath) {
    loadIfNeeded()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    if let cell = visible.cells[path] { cell.parts.accessorySegue?.fire(sender: cell) }
  }

  /// The row whose detail button is at a point of the table.
  private func detailButton(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), let cell = visible.cells[path],
      let accessory = cell.parts.accessory, accessory.superview != nil, !accessory.isHidden
    else { return nil }
    return accessory.detailButtonArea.contains(accessory.convert(point, from: table)) ? path : nil
  }

  // MARK: Touches

  /// Whether a touch beside swipe actions that are shown closed them: it does nothing else.
  private func hidesSwipeByTouch() -> Bool {
    guard swipe != nil else { return false }
    hideSwipe()
    return true
  }

  func touchBegan(at point: CGPoint) {
    if hidesSwipeByTouch() { return }
    touchedDetailButton = detailButton(at: point)
    guard touchedDetailButton == nil, let path = indexPathForRow(at: point), highlight(path) else { return }
    touched = path
  }

  func touchEnded(isCancelled: Bool, at point: CGPoint) {
    if let path = touchedDetailButton {
      touchedDetailButton = nil
      if !isCancelled, detailButton(at: point) == path { tapAccessoryButton(at: path) }
      return
    }
    guard let path = touched else { return }
    touched = nil
    unhighlight(path)
    if !isCancelled, indexPathForRow(at: point) == path { selectByTouch(path) }
  }
}
