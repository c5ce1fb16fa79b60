public import Foundation

/// A placeholder for an item that will be inserted. It is never shown: drag and drop isn't simulated.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  /// Stored but unused: drag and drop isn't simulated.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder cell for a dropped item until its data is loaded.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored but unused: drag and drop isn't simulated.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder after its data is loaded. Nothing creates one here.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item that the closure adds to the data source. Returns false if the placeholder no longer
  /// exists.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}
