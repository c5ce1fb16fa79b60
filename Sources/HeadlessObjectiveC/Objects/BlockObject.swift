internal import Foundation

/// A function as Objective-C has it in a block: an object, which `unsafeBitCast(_:to:)` makes a function again.
package final class BlockObject: NSObject {
  fileprivate let function: Any

  /// - Parameter function: bound to no actor by its type, as the types that blocks are cast to.
  package init(_ function: Any) { self.function = function }
}

/// Reinterprets an object's bits, as Swift's function of the name does. What is taken out of UIKit's objects by a key as a block,
/// as the handler of an alert's action, becomes the function of its type.
public func unsafeBitCast<Value>(_ object: AnyObject, to type: Value.Type) -> Value {
  if let block = object as? BlockObject, let function = block.function as? Value { return function }
  return Swift.unsafeBitCast(object, to: type)
}
