extension Array where Element: AnyObject {
  /// Where an object is, or nil. Looks at both ends first: lists of siblings grow and shrink there, and then this costs the
  /// same however many there are.
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

  /// Takes an object out where it is in, once.
  package mutating func removeFirst(identicalTo object: AnyObject) {
    if let place = place(of: object) { remove(at: place) }
  }
}
