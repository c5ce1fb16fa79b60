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

/// Where a bar lies: its background and its hairline follow.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of its surroundings; the hairline is above.
  case bottom = 1
  /// At the top; the hairline is below.
  case top = 2
  /// At the top of the screen: the background reaches up under the status bar.
  case topAttached = 3
}

/// What has the place of a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// The look of a bar before appearance objects: its background and the text on it.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// The same as a translucent `.black`, from iOS 6.
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}

/// Whether a control behaves as on iPad or as on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
