// Written by `make generate` from UICollectionViewDropDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDropDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDropDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDropDelegate {
  /// Calls `collectionView(_:canHandle:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    callAsFunction(collectionView, canHandle: session)!
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    callAsFunction(collectionView, dropSessionDidEnter: session)!
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    callAsFunction(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)!
  }

  /// Calls `collectionView(_:dropSessionDidExit:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    callAsFunction(collectionView, dropSessionDidExit: session)!
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    callAsFunction(collectionView, dropSessionDidEnd: session)!
  }

  /// Calls `collectionView(_:dropPreviewParametersForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.call { target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDropDelegate {
  /// Calls `collectionView(_:canHandle:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, canHandle: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, dropSessionDidEnter: session) }
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    OptionalMethod.call {
      target.collectionView(
        collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:dropSessionDidExit:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, dropSessionDidExit: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, dropSessionDidEnd: session) }
  }
}
