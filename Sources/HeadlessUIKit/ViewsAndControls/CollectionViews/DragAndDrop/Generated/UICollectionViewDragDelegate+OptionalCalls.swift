// Written by `make generate` from UICollectionViewDragDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDragDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDragDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDragDelegate {
  /// Calls `collectionView(_:itemsForAddingTo:at:point:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    callAsFunction(collectionView, itemsForAddingTo: session, at: indexPath, point: point)!
  }

  /// Calls `collectionView(_:dragPreviewParametersForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.call { target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath) } ?? nil
  }

  /// Calls `collectionView(_:dragSessionWillBegin:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    callAsFunction(collectionView, dragSessionWillBegin: session)!
  }

  /// Calls `collectionView(_:dragSessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    callAsFunction(collectionView, dragSessionDidEnd: session)!
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    callAsFunction(collectionView, dragSessionAllowsMoveOperation: session)!
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    callAsFunction(collectionView, dragSessionIsRestrictedToDraggingApplication: session)!
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDragDelegate {
  /// Calls `collectionView(_:itemsForAddingTo:at:point:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethod.call {
      target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// Calls `collectionView(_:dragSessionWillBegin:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, dragSessionWillBegin: session) }
  }

  /// Calls `collectionView(_:dragSessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, dragSessionDidEnd: session) }
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) }
  }
}
