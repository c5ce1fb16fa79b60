public import Foundation

extension UICollectionView {
  /// How cells of a class are made and what they show of an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    /// Every registration's cells are its own.
    let identifier = UUID().uuidString

    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How supplementary views of a kind are made and what they show.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let nib: UINib?
    let elementKind: String
    let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      nib = nil
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      nib = supplementaryNib
    }
  }
}

extension UICollectionView {
  /// `performBatchUpdates` for a nonescaping block, as in UIKit: the block runs before this method returns. The overload resolution
  /// prefers it for closures, which then need no `self.`; escaping blocks are passed to the class's method, which may be
  /// overridden.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(updates as (() -> Void)?, completion: completion)
    }
  }
}
