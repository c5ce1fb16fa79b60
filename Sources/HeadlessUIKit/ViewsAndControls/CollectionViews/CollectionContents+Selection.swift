import Foundation

extension CollectionContents {
  private var allowsSelection: Bool {
    guard view.isEditing else { return view.allowsSelection }
    return view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
  }

  private var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  // MARK: By the app

  /// Selects as an app does: the delegate gets no call. Nil ends every selection.
  func select(_ path: IndexPath?, scrollPosition: UICollectionView.ScrollPosition) {
    prepareIfNeeded()
    guard let path else {
      for selected in selection.paths { deselect(selected) }
      return
    }
    guard contains(path), allowsSelection else { return }
    if !allowsSeveral {
      for other in selection.paths where other != path { deselect(other) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition) }
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cell(at: path)?.isSelected = false
  }

  func editingDidChange() {
    for path in selection.paths where !allowsSeveral { deselect(path) }
    for (key, shown) in visible {
      if let cell = shown as? UICollectionViewCell { cell.isEditing = isEditing(key.path) }
    }
  }

  /// Whether an item's cell shows that it can be edited.
  func isEditing(_ path: IndexPath) -> Bool {
    view.isEditing && view.delegate?.collectionView(view, canEditItemAt: path) != false
  }

  // MARK: By a person

  /// What a finger that goes down and up on an item does, in the order that UIKit's header documents.
  func tap(_ path: IndexPath) {
    guard highlight(path) else { return }
    selectByTouch(path)
    unhighlight(path)
  }

  /// Whether the item takes the touch.
  func highlight(_ path: IndexPath) -> Bool {
    prepareIfNeeded()
    guard contains(path), allowsSelection else { return false }
    guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) != false else { return false }
    cell(at: path)?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: path)
    return true
  }

  func unhighlight(_ path: IndexPath) {
    cell(at: path)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  func selectByTouch(_ path: IndexPath) {
    if let row = cell(at: path) as? UICollectionViewListCell, row.opensByTap {
      return row.tapAccessory(.outlineDisclosure)
    }
    if selection.contains(path), allowsSeveral {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) != false else { return }
      return deselectByTouch(path)
    }
    guard view.delegate?.collectionView(view, shouldSelectItemAt: path) != false else { return }
    if !allowsSeveral {
      for other in selection.paths where other != path { deselectByTouch(other) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    view.delegate?.collectionView(view, didSelectItemAt: path)
    performPrimaryAction(path)
    if let cell = cell(at: path) { cell.selectionSegue?.fire(sender: cell) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !view.isEditing, let delegate = view.delegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    deselect(path)
    view.delegate?.collectionView(view, didDeselectItemAt: path)
  }

  // MARK: Touches

  /// Whether a touch beside swipe actions that are shown closed them: it does nothing else.
  func hidesSwipeByTouch() -> Bool {
    guard swipe != nil else { return false }
    hideSwipe()
    return true
  }

  func touchBegan(at point: CGPoint) {
    if hidesSwipeByTouch() { return }
    guard let path = item(at: point), highlight(path) else { return }
    touched = path
  }

  func touchEnded(isCancelled: Bool, at point: CGPoint) {
    guard let path = touched else { return }
    touched = nil
    if !isCancelled, item(at: point) == path { selectByTouch(path) }
    unhighlight(path)
  }
}
