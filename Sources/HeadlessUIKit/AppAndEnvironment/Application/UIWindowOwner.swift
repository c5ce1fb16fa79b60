public import Foundation

/// What may have a window. A protocol by itself, so that the app's delegate has a `window` of either type: as the optional
/// that its class declares, and as the optional of an optional that `UIApplication.shared.delegate?.window??` unwraps.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  @_disfavoredOverload public var window: UIWindow?? { (self as? any UIApplicationDelegate)?.window }
}
