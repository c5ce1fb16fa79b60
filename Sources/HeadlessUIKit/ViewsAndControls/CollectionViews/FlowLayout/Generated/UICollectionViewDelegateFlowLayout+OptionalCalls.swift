// Written by `make generate` from UICollectionViewDelegateFlowLayout.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollectionViewDelegateFlowLayout {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collectionView: OptionalMethods<any UICollectionViewDelegateFlowLayout>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollectionViewDelegateFlowLayout {
  /// Calls `collectionView(_:layout:sizeForItemAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    callAsFunction(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)!
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    callAsFunction(collectionView, layout: collectionViewLayout, insetForSectionAt: section)!
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    callAsFunction(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)!
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    callAsFunction(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)!
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    callAsFunction(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)!
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    callAsFunction(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)!
  }
}

extension OptionalMethodCalls where Target == any UICollectionViewDelegateFlowLayout {
  /// Calls `collectionView(_:layout:sizeForItemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethod.call {
      target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
