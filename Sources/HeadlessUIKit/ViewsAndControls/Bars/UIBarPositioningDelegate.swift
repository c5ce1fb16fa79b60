public import Foundation

/// Provides a bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional: the position of a bar that was added to a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// Optional in UIKit.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalMethod.missing(.any) }
}

/// The position of a bar, which determines its background and hairline.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of its container; the hairline is above.
  case bottom = 1
  /// At the top of its container; the hairline is below.
  case top = 2
  /// At the top of the screen: the background extends below the status bar.
  case topAttached = 3
}

/// An object with a bar position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// The style of a bar without appearance objects: its background and text colour.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// Equivalent to a translucent `.black`, since iOS 6.
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}

/// Whether a control behaves as on the iPad or on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
