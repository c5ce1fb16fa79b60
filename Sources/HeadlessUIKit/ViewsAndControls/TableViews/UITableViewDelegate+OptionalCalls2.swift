// Written by `make generate` from UITableViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension OptionalMethods where Target == any UITableViewDelegate {
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
