import Foundation

extension CollectionContents {
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    guard let cell = cell(at: path), let configuration = swipeActions(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    hideSwipe()
    state.swipe = ShownSwipeActions(configuration, at: path, isLeading: isLeading) { [weak self] in self?.hideSwipe() }
    cell.isSwiped = true
    placeSwipedRow()
    return true
  }

  func hideSwipe() {
    guard let hidden = state.swipe else { return }
    state.swipe = nil
    hidden.remove()
    guard let cell = cell(at: hidden.path) else { return }
    cell.isSwiped = false
    // The cell gets its frame again.
    cell.told = nil
    view.setNeedsLayout()
  }

  /// The row whose actions are revealed.
  func placeSwipedRow() {
    guard let swipe = state.swipe else { return }
    guard let cell = cell(at: swipe.path), let told = cell.told else { return hideSwipe() }
    let place = told.listSurroundings.flatMap {
      $0.appearance == .insetGrouped ? (isFirst: $0.isFirst, isLast: $0.isLast) : nil
    }
    swipe.arrange(cell, at: told.frame, in: view, corners: place)
  }

  private func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = layout as? UICollectionViewCompositionalLayout,
      let list = layout.state.sections.indices.contains(path.section)
        ? layout.state.sections[path.section].section.list?.configuration : nil
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
  }
}
