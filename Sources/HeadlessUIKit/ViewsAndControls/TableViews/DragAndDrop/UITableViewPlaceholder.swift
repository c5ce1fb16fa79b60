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
