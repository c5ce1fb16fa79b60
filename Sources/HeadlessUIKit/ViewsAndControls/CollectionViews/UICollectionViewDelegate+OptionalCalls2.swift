// Written by `make generate` from UICollectionViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension OptionalMethods where Target == any UICollectionViewDelegate {
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
