internal import Foundation

/// A function as an object, like Objective-C's blocks, which `unsafeBitCast(_:to:)` converts back to a function.
package final class BlockObject: NSObject {
  fileprivate let function: Any

  /// - Parameter function: not isolated by its type, like the types to which blocks are cast.
  package init(_ function: Any) { self.function = function }
}

/// Reinterprets an object's bits, like Swift's function of the name. A block from one of UIKit's objects, such as an alert action's
/// handler, becomes a function of the type.
public func unsafeBitCast<Value>(_ object: AnyObject, to type: Value.Type) -> Value {
  if let block = object as? BlockObject, let function = block.function as? Value { return function }
  return Swift.unsafeBitCast(object, to: type)
}
