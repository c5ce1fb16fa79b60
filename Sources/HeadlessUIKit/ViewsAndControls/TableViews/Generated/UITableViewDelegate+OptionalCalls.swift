// Written by `make generate` from UITableViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITableViewDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction: OptionalCall<UITableView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.tableViewDidEndMultipleSelectionInteraction(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDelegate>? { OptionalMethods(self) }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var indexPathForPreferredFocusedView: OptionalMethods<any UITableViewDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITableViewDelegate {
  /// Calls `tableView(_:willDisplay:forRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    callAsFunction(tableView, willDisplay: cell, forRowAt: indexPath)!
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    callAsFunction(tableView, willDisplayHeaderView: view, forSection: section)!
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    callAsFunction(tableView, willDisplayFooterView: view, forSection: section)!
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    callAsFunction(tableView, didEndDisplaying: cell, forRowAt: indexPath)!
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    callAsFunction(tableView, didEndDisplayingHeaderView: view, forSection: section)!
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    callAsFunction(tableView, didEndDisplayingFooterView: view, forSection: section)!
  }

  /// Calls `tableView(_:heightForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    callAsFunction(tableView, heightForRowAt: indexPath)!
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    callAsFunction(tableView, heightForHeaderInSection: section)!
  }

  /// Calls `tableView(_:heightForFooterInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    callAsFunction(tableView, heightForFooterInSection: section)!
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    callAsFunction(tableView, estimatedHeightForRowAt: indexPath)!
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    callAsFunction(tableView, estimatedHeightForHeaderInSection: section)!
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    callAsFunction(tableView, estimatedHeightForFooterInSection: section)!
  }

  /// Calls `tableView(_:viewForHeaderInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    OptionalMethod.call { target.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    OptionalMethod.call { target.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    callAsFunction(tableView, accessoryButtonTappedForRowWith: indexPath)!
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, shouldHighlightRowAt: indexPath)!
  }

  /// Calls `tableView(_:didHighlightRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    callAsFunction(tableView, didHighlightRowAt: indexPath)!
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    callAsFunction(tableView, didUnhighlightRowAt: indexPath)!
  }

  /// Calls `tableView(_:willSelectRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:willDeselectRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call { target.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:didSelectRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    callAsFunction(tableView, didSelectRowAt: indexPath)!
  }

  /// Calls `tableView(_:didDeselectRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    callAsFunction(tableView, didDeselectRowAt: indexPath)!
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, canPerformPrimaryActionForRowAt: indexPath)!
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    callAsFunction(tableView, performPrimaryActionForRowAt: indexPath)!
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)!
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    callAsFunction(tableView, didBeginMultipleSelectionInteractionAt: indexPath)!
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    callAsFunction(tableView, editingStyleForRowAt: indexPath)!
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.call { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:editActionsForRowAt:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    OptionalMethod.call { target.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, shouldIndentWhileEditingRowAt: indexPath)!
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    callAsFunction(tableView, willBeginEditingRowAt: indexPath)!
  }

  /// Calls `tableView(_:didEndEditingRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    callAsFunction(tableView, didEndEditingRowAt: indexPath)!
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    callAsFunction(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath
    )!
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    callAsFunction(tableView, indentationLevelForRowAt: indexPath)!
  }

  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call {
      target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    callAsFunction(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)!
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(tableView, willDisplayContextMenu: configuration, animator: animator)!
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(tableView, willEndContextMenuInteraction: configuration, animator: animator)!
  }

  /// Calls `tableView(_:shouldShowMenuForRowAt:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, shouldShowMenuForRowAt: indexPath)!
  }

  /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    callAsFunction(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)!
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    callAsFunction(tableView, performAction: action, forRowAt: indexPath, withSender: sender)!
  }

  /// Calls `tableView(_:canFocusRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    callAsFunction(tableView, canFocusRowAt: indexPath)!
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(tableView, selectionFollowsFocusForRowAt: indexPath)!
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    callAsFunction(tableView, shouldUpdateFocusIn: context)!
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    callAsFunction(tableView, didUpdateFocusIn: context, with: coordinator)!
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    callAsFunction(tableView, shouldSpringLoadRowAt: indexPath, with: context)!
  }

  /// Calls `indexPathForPreferredFocusedView(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.call { target.indexPathForPreferredFocusedView(in: tableView) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UITableViewDelegate {
  /// Calls `tableView(_:willDisplay:forRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  /// Calls `tableView(_:heightForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, heightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:heightForFooterInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, heightForFooterInSection: section) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didHighlightRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didSelectRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// Calls `tableView(_:didDeselectRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    OptionalMethod.call { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:didEndEditingRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethod.call { target.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call {
      target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:shouldShowMenuForRowAt:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  }

  /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call {
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  }

  /// Calls `tableView(_:canFocusRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
  }
}
