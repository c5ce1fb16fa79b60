extension Array where Element: AnyObject {
  /// The index of an object, or nil. Both ends are searched first: lists of siblings grow and shrink there, and finding an object
  /// there takes constant time.
  package func place(of object: AnyObject) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[high] === object { return high }
      if self[low] === object { return low }
      low += 1
      high -= 1
    }
    return nil
  }

  /// Removes the first occurrence of an object, if any.
  package mutating func removeFirst(identicalTo object: AnyObject) {
    if let place = place(of: object) { remove(at: place) }
  }
}

/// Whether two values are the same object, for types that aren't known to be classes. An Objective-C protocol used as a type is a
/// class only on Apple's platforms.
@_disfavoredOverload public func === (lhs: Any?, rhs: Any?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

/// Whether two values aren't the same object.
@_disfavoredOverload public func !== (lhs: Any?, rhs: Any?) -> Bool { !(lhs === rhs) }
