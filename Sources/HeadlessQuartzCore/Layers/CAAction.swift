public import Foundation

/// An action that a layer runs when one of its keys changes. Actions only run on their own while a test inspects moments of
/// animations; at rest only their final state is visible.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of a layer's transitions.
public let kCATransition = "transition"
/// The key of what happens when a layer comes into sight.
public let kCAOnOrderIn = "onOrderIn"
/// The key of what happens when a layer goes out of sight.
public let kCAOnOrderOut = "onOrderOut"

extension NSNull: CAAction {
  /// Does nothing: a null action stands for "no animation".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
