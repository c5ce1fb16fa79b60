public import Foundation

/// Says where a bar lies.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional: the place of a bar that has come into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// Optional in UIKit.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalMethod.missing(.any) }
}
