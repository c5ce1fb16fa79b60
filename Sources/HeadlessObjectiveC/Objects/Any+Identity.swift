/// Whether two values are one object, where their types don't say that they are objects: a protocol of Objective-C as a type is a class
/// on Apple's platforms alone.
@_disfavoredOverload public func === (lhs: Any?, rhs: Any?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

/// Whether two values aren't one object.
@_disfavoredOverload public func !== (lhs: Any?, rhs: Any?) -> Bool { !(lhs === rhs) }
