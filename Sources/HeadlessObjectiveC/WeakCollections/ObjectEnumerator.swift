internal import Foundation

/// Tells the objects of a list one by one.
final class ObjectEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
