// Written by `make generate` from UICollectionViewDataSource.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDataSource {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var numberOfSections: OptionalMethods<any UICollectionViewDataSource>? {
    OptionalMethods(self)
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDataSource>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var indexTitles: OptionalMethods<any UICollectionViewDataSource>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDataSource {
  /// Calls `numberOfSections(in:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int {
    callAsFunction(in: collectionView)!
  }

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    callAsFunction(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)!
  }

  /// Calls `collectionView(_:canMoveItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    callAsFunction(collectionView, canMoveItemAt: indexPath)!
  }

  /// Calls `collectionView(_:moveItemAt:to:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    callAsFunction(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)!
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    callAsFunction(collectionView, indexPathForIndexTitle: title, at: index)!
  }

  /// Calls `indexTitles(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.call { target.indexTitles(for: collectionView) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDataSource {
  /// Calls `numberOfSections(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.call { target.numberOfSections(in: collectionView) }
  }

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.call {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:canMoveItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Calls `collectionView(_:moveItemAt:to:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethod.call { target.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  }
}
