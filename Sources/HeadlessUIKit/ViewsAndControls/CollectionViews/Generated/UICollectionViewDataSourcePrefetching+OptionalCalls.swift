// Written by `make generate` from UICollectionViewDataSourcePrefetching.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDataSourcePrefetching {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDataSourcePrefetching>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDataSourcePrefetching {
  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    callAsFunction(collectionView, cancelPrefetchingForItemsAt: indexPaths)!
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDataSourcePrefetching {
  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call { target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}
