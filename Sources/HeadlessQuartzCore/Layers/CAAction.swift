public import Foundation

/// An action that a layer runs when one of its keys changes. Actions only run on their own while a test inspects moments of
/// animations; at rest only their final state is visible.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of a layer's transitions.
public let kCATransition = "transition"
/// The key of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"

extension NSNull: CAAction {
  /// Does nothing: a null action means "no animation".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
