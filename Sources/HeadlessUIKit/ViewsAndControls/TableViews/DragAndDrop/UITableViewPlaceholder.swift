public import Foundation

/// A cell that stands where something will be inserted. Nothing is dragged and dropped, so none is shown.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  /// In points.
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

/// A cell that stands where something is dropped until its data has come.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored but unused: drag and drop isn't simulated.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a placeholder once its data has come. Nothing makes one here.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row, for which the data source is changed in the closure; false where it isn't there any more.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
