public import Foundation

/// What becomes of a placeholder once its data has come. Nothing makes one here.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row, for which the data source is changed in the closure; false where it isn't there any more.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
