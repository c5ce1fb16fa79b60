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
}
