public import Foundation

/// The sizes that a person may give a scene, in points.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  /// Stored but unused: windows have the size of the device.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Stored but unused: windows have the size of the device.
  open var allowsFullScreen = true
}
