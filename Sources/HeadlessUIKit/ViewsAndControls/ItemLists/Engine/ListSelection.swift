import Foundation

/// The selection of a list's items, and the corresponding calls of its delegate.
@MainActor protocol ListSelectionPolicy: ListContents {
  var selectsItems: Bool { get }
  var selectsSeveral: Bool { get }
  /// Whether a touched item is unhighlighted before it is selected rather than afterwards.
  var unhighlightsFirst: Bool { get }
  /// Whether `select(_:)` has an effect.
  func letsAppSelect(_ path: IndexPath) -> Bool
  /// Handles a tap on an item that does something other than select it. Returns false for other items.
  func takesTap(_ path: IndexPath) -> Bool
  func show(_ cell: Cell, isSelected: Bool)
  func show(_ cell: Cell, isHighlighted: Bool)
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// Returns the item to select for a touched item; nil to select none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  /// - Parameter isReplaced: whether another item is selected instead.
  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
  func didDeselect(_ path: IndexPath)
}

extension ListSelectionPolicy {
  // MARK: By the app

  /// Selects an item for the app, without calling the delegate; nil deselects all items. Returns whether the item is selected.
  @discardableResult func select(_ path: IndexPath?) -> Bool {
    prepareIfNeeded()
    if let path, !letsAppSelect(path) { return false }
    if path == nil || !selectsSeveral {
      for other in state.selection.paths where other != path { deselect(other) }
    }
    guard let path, contains(path) else { return false }
    state.selection.insert(path)
    if let cell = cell(at: path) { show(cell, isSelected: true) }
    return true
  }

  func deselect(_ path: IndexPath) {
    state.selection.remove(path)
    if let cell = cell(at: path) { show(cell, isSelected: false) }
  }

  // MARK: By the user

  /// Handles a tap on an item, with the calls in UIKit's order.
  func tap(_ path: IndexPath) {
    if !hidesSwipeByTouch(), highlight(path) { release(path, selects: true) }
  }

  /// Highlights a touched item. Returns whether the item accepts the touch.
  func highlight(_ path: IndexPath) -> Bool {
    prepareIfNeeded()
    guard contains(path), selectsItems, shouldHighlight(path) else { return false }
    if let cell = cell(at: path) { show(cell, isHighlighted: true) }
    didHighlight(path)
    return true
  }

  private func unhighlight(_ path: IndexPath) {
    if let cell = cell(at: path) { show(cell, isHighlighted: false) }
    didUnhighlight(path)
  }

  private func release(_ path: IndexPath, selects: Bool) {
    if unhighlightsFirst { unhighlight(path) }
    if selects, !takesTap(path) { selectByTouch(path) }
    if !unhighlightsFirst { unhighlight(path) }
  }

  private func selectByTouch(_ path: IndexPath) {
    if state.selection.contains(path), selectsSeveral { return deselectByTouch(path, isReplaced: false) }
    guard let chosen = willSelect(path), contains(chosen) else { return }
    if !selectsSeveral {
      for other in state.selection.paths where other != chosen { deselectByTouch(other, isReplaced: true) }
    }
    state.selection.insert(chosen)
    if let cell = cell(at: chosen) { show(cell, isSelected: true) }
    didSelect(chosen)
  }

  private func deselectByTouch(_ path: IndexPath, isReplaced: Bool) {
    guard let chosen = willDeselect(path, isReplaced: isReplaced) else { return }
    deselect(chosen)
    didDeselect(chosen)
  }

  // MARK: Touches

  /// Closes open swipe actions for a touch outside of them, which then has no other effect. Returns whether there were any.
  private func hidesSwipeByTouch() -> Bool {
    guard state.swipe != nil else { return false }
    hideSwipe()
    return true
  }

  func beginTouch(at point: CGPoint) {
    if !hidesSwipeByTouch(), let path = item(at: point), highlight(path) { state.touched = path }
  }

  func endTouch(isCancelled: Bool, at point: CGPoint) {
    guard let path = state.touched else { return }
    state.touched = nil
    release(path, selects: !isCancelled && item(at: point) == path)
  }
}
