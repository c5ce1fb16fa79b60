import Foundation

extension TableContents: ListSelectionPolicy {
  var selectsItems: Bool {
    table.isEditing ? table.allowsSelectionDuringEditing || selectsSeveral : table.allowsSelection
  }
  var selectsSeveral: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }
  var unhighlightsFirst: Bool { true }
  func letsAppSelect(_ path: IndexPath) -> Bool { true }
  func takesTap(_ path: IndexPath) -> Bool { false }
  func show(_ cell: UITableViewCell, isSelected: Bool) { cell.setSelected(isSelected, animated: false) }
  func show(_ cell: UITableViewCell, isHighlighted: Bool) { cell.setHighlighted(isHighlighted, animated: false) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    table.delegate?.tableView(table, shouldHighlightRowAt: path) != false
  }
  func didHighlight(_ path: IndexPath) { table.delegate?.tableView(table, didHighlightRowAt: path) }
  func didUnhighlight(_ path: IndexPath) { table.delegate?.tableView(table, didUnhighlightRowAt: path) }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = table.delegate else { return path }
    return delegate.tableView(table, willSelectRowAt: path)
  }

  func didSelect(_ path: IndexPath) {
    table.delegate?.tableView(table, didSelectRowAt: path)
    if !table.isEditing, let delegate = table.delegate,
      delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
    {
      delegate.tableView(table, performPrimaryActionForRowAt: path)
    }
    if let cell = visible.cells[path] { cell.parts.selectionSegue?.fire(sender: cell) }
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
  }

  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let delegate = table.delegate else { return path }
    return delegate.tableView(table, willDeselectRowAt: path)
  }
  func didDeselect(_ path: IndexPath) { table.delegate?.tableView(table, didDeselectRowAt: path) }

  // MARK: Detail buttons

  /// Notifies the delegate, then performs the segue of the cell's accessory in its document.
  func tapAccessoryButton(at path: IndexPath) {
    loadIfNeeded()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    if let cell = visible.cells[path] { cell.parts.accessorySegue?.fire(sender: cell) }
  }

  /// The row whose detail button is at a point of the table.
  private func detailButton(at point: CGPoint) -> IndexPath? {
    guard let path = item(at: point), let cell = visible.cells[path],
      let accessory = cell.parts.accessory, accessory.superview != nil, !accessory.isHidden
    else { return nil }
    return accessory.detailButtonArea.contains(accessory.convert(point, from: table)) ? path : nil
  }

  func touchBegan(at point: CGPoint) {
    touchedDetailButton = state.swipe == nil ? detailButton(at: point) : nil
    if touchedDetailButton == nil { beginTouch(at: point) }
  }

  func touchEnded(isCancelled: Bool, at point: CGPoint) {
    guard let path = touchedDetailButton else { return endTouch(isCancelled: isCancelled, at: point) }
    touchedDetailButton = nil
    if !isCancelled, detailButton(at: point) == path { tapAccessoryButton(at: path) }
  }
}
