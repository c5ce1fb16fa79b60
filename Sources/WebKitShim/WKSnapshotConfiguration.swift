public import Foundation

/// What of a page is to be in a picture.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// In the view's points; null for all of it.
  open var rect = CGRect.null
  // Stored but unused: the picture shows the visible part.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
