// Written by `make generate` from UICollectionViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    OptionalCall<UICollectionView, Void>?
  {
    OptionalCall { argument in OptionalMethod.call { self.collectionViewDidEndMultipleSelectionInteraction(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var indexPathForPreferredFocusedView: OptionalMethods<any UICollectionViewDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDelegate {
  /// Calls `collectionView(_:shouldHighlightItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, shouldHighlightItemAt: indexPath)!
  }

  /// Calls `collectionView(_:didHighlightItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    callAsFunction(collectionView, didHighlightItemAt: indexPath)!
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    callAsFunction(collectionView, didUnhighlightItemAt: indexPath)!
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, shouldSelectItemAt: indexPath)!
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, shouldDeselectItemAt: indexPath)!
  }

  /// Calls `collectionView(_:didSelectItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    callAsFunction(collectionView, didSelectItemAt: indexPath)!
  }

  /// Calls `collectionView(_:didDeselectItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    callAsFunction(collectionView, didDeselectItemAt: indexPath)!
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, canPerformPrimaryActionForItemAt: indexPath)!
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    callAsFunction(collectionView, performPrimaryActionForItemAt: indexPath)!
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    callAsFunction(collectionView, willDisplay: cell, forItemAt: indexPath)!
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    callAsFunction(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)!
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    callAsFunction(collectionView, didEndDisplaying: cell, forItemAt: indexPath)!
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    callAsFunction(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath
    )!
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    callAsFunction(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)!
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    callAsFunction(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)!
  }

  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    callAsFunction(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath
    )!
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    callAsFunction(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath
    )!
  }

  /// Calls `collectionView(_:canEditItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, canEditItemAt: indexPath)!
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)!
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    callAsFunction(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)!
  }

  /// Calls `collectionView(_:canFocusItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, canFocusItemAt: indexPath)!
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, selectionFollowsFocusForItemAt: indexPath)!
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call {
      target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call {
      target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    callAsFunction(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)!
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(collectionView, willDisplayContextMenu: configuration, animator: animator)!
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(collectionView, willEndContextMenuInteraction: configuration, animator: animator)!
  }

  /// Calls `collectionView(_:shouldShowMenuForItemAt:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, shouldShowMenuForItemAt: indexPath)!
  }

  /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    callAsFunction(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)!
  }

  /// Calls `collectionView(_:performAction:forItemAt:withSender:)`; a trap where it isn't implemented.
  @available(*, deprecated)
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    callAsFunction(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)!
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    callAsFunction(collectionView, shouldUpdateFocusIn: context)!
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    callAsFunction(collectionView, didUpdateFocusIn: context, with: coordinator)!
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    callAsFunction(collectionView, shouldSpringLoadItemAt: indexPath, with: context)!
  }

  /// Calls `indexPathForPreferredFocusedView(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.call { target.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDelegate {
  /// Calls `collectionView(_:shouldHighlightItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didSelectItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMethod.call {
      target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.call {
      target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:canEditItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `collectionView(_:canFocusItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, canFocusItemAt: indexPath) }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:shouldShowMenuForItemAt:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call {
      target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// Calls `collectionView(_:performAction:forItemAt:withSender:)`; nil where it isn't implemented.
  @available(*, deprecated)
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call {
      target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
  }
}
