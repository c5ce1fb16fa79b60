public import Foundation

/// A placeholder for a row that will be inserted. It is never shown: drag and drop isn't simulated.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  /// The height of the row, in points.
  public let rowHeight: CGFloat
  /// Stored but unused: drag and drop isn't simulated.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder cell for a dropped row until its data is loaded.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored but unused: drag and drop isn't simulated.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder after its data is loaded. Nothing creates one here.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row that the closure adds to the data source. Returns false if the placeholder no longer
  /// exists.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
