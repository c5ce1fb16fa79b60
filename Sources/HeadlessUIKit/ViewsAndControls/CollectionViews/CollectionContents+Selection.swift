import Foundation

/// The calls are in the order documented in UIKit's header.
extension CollectionContents: ListSelectionPolicy {
  var selectsItems: Bool { view.isEditing ? view.allowsSelectionDuringEditing || selectsSeveral : view.allowsSelection }
  var selectsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }
  var unhighlightsFirst: Bool { false }
  func letsAppSelect(_ path: IndexPath) -> Bool { contains(path) && selectsItems }
  func show(_ cell: UICollectionViewCell, isSelected: Bool) { cell.isSelected = isSelected }
  func show(_ cell: UICollectionViewCell, isHighlighted: Bool) { cell.isHighlighted = isHighlighted }

  func takesTap(_ path: IndexPath) -> Bool {
    guard let row = cell(at: path) as? UICollectionViewListCell, row.opensByTap else { return false }
    row.tapAccessory(.outlineDisclosure)
    return true
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    view.delegate?.collectionView(view, shouldHighlightItemAt: path) != false
  }
  func didHighlight(_ path: IndexPath) { view.delegate?.collectionView(view, didHighlightItemAt: path) }
  func didUnhighlight(_ path: IndexPath) { view.delegate?.collectionView(view, didUnhighlightItemAt: path) }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    view.delegate?.collectionView(view, shouldSelectItemAt: path) != false ? path : nil
  }

  func didSelect(_ path: IndexPath) {
    view.delegate?.collectionView(view, didSelectItemAt: path)
    if !view.isEditing, let delegate = view.delegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    {
      delegate.collectionView(view, performPrimaryActionForItemAt: path)
    }
    if let cell = cell(at: path) { cell.selectionSegue?.fire(sender: cell) }
  }

  /// Asks the delegate, unless another item is selected instead.
  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    isReplaced || view.delegate?.collectionView(view, shouldDeselectItemAt: path) != false ? path : nil
  }
  func didDeselect(_ path: IndexPath) { view.delegate?.collectionView(view, didDeselectItemAt: path) }

  // MARK: Editing

  func editingDidChange() {
    for path in state.selection.paths where !selectsSeveral { deselect(path) }
    for (key, shown) in visible {
      if let cell = shown as? UICollectionViewCell { cell.isEditing = isEditing(key.path) }
    }
  }

  /// Whether an item's cell shows that it can be edited.
  func isEditing(_ path: IndexPath) -> Bool {
    view.isEditing && view.delegate?.collectionView(view, canEditItemAt: path) != false
  }
}
