public import Foundation

extension UICollectionView {
  /// A registration that creates cells of a class and configures them for an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    /// Cells aren't shared between registrations.
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

  /// A registration that creates and configures supplementary views of a kind.
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
