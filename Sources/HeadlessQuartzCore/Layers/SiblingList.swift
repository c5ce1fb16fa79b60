internal import HeadlessObjectiveC

/// The subviews of a view or the sublayers of a layer, in order, as an array that the first objects can be removed from one by one.
///
/// An array moves all other elements when the first one is removed. Of a long list from which several first ones are removed, without
/// a look at the others, the first half is stored separately, in reverse order, until the list is read.
package struct SiblingList<Element: AnyObject> {
  /// All objects; those after `reversedFirst` while there are any.
  private var rest: [Element] = []
  /// The first objects in reverse order, while the list is divided.
  private var reversedFirst: [Element] = []
  /// Whether the first objects are stored separately. In a debug build, asking a generic array whether it is empty costs as much as the
  /// rest of a removal.
  private(set) var isDivided = false
  /// How many objects at the beginning were removed since the list was last read or joined.
  private var removedFirst = 0

  /// Dividing a list and joining it again costs as much as some hundred moves of its elements; moving a few costs nothing.
  private static var longCount: Int { 1024 }
  private static var fewRemovals: Int { 64 }

  package init() {}

  /// The objects in order.
  package var all: [Element] {
    mutating get {
      removedFirst = 0
      if isDivided { join() }
      return rest
    }
  }

  package var count: Int { isDivided ? reversedFirst.count + rest.count : rest.count }
  package var isEmpty: Bool { count == 0 }

  /// The index of an object, or nil.
  package mutating func place(of object: Element) -> Int? { all.place(of: object) }

  package mutating func insert(_ object: Element, at index: Int) {
    if isDivided {
      if index == count { return rest.append(object) }
      join()
    }
    rest.insert(object, at: index)
  }

  package mutating func swapAt(_ first: Int, _ second: Int) {
    if isDivided { join() }
    rest.swapAt(first, second)
  }

  /// Removes the first occurrence of an object, and returns whether there was one.
  @discardableResult package mutating func remove(_ object: Element) -> Bool {
    if isDivided {
      if reversedFirst[reversedFirst.count - 1] === object {
        reversedFirst.removeLast()
        isDivided = reversedFirst.count > 0
        return true
      }
      join()
    }
    guard let place = rest.place(of: object) else { return false }
    rest.remove(at: place)
    guard place == 0 else { return true }
    removedFirst += 1
    if removedFirst >= Self.fewRemovals, rest.count >= Self.longCount { divide() }
    return true
  }

  package mutating func removeAll() { self = SiblingList() }

  private mutating func divide() {
    let half = rest.count / 2
    reversedFirst = rest[..<half].reversed()
    rest.removeFirst(half)
    isDivided = true
  }

  private mutating func join() {
    rest.insert(contentsOf: reversedFirst.reversed(), at: 0)
    reversedFirst = []
    isDivided = false
    // Removals from other places join the list: dividing it again for each first one in between would cost more than an array.
    removedFirst = 0
  }
}
