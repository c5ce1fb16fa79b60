public import Foundation

/// Something that a layer does when one of its keys changes. Actions run by themselves while moments of a movement are
/// looked at; at rest their end is all that is visible.
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
