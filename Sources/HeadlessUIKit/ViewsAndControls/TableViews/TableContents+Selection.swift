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

  /// The detail button or the control for editing at a point of the table.
  private func part(at point: CGPoint) -> TouchedCellPart? {
    guard let path = item(at: point), let cell = visible.cells[path] else { return nil }
    if let control = cell.parts.editControl, !cell.editing.isMultipleSelection,
      control.bounds.contains(control.convert(point, from: table))
    {
      return .editControl(path)
    }
    guard let accessory = cell.parts.accessory, accessory.superview != nil, !accessory.isHidden else { return nil }
    return accessory.detailButtonArea.contains(accessory.convert(point, from: table)) ? .detailButton(path) : nil
  }

  func touchBegan(at point: CGPoint) {
    touchedPart = state.swipe == nil ? part(at: point) : nil
    if touchedPart == nil { beginTouch(at: point) }
  }

  func touchEnded(isCancelled: Bool, at point: CGPoint) {
    guard let touched = touchedPart else { return endTouch(isCancelled: isCancelled, at: point) }
    touchedPart = nil
    guard !isCancelled, part(at: point) == touched else { return }
    switch touched {
    case .detailButton(let path): tapAccessoryButton(at: path)
    case .editControl(let path): tapEditControl(at: path)
    }
  }
}
