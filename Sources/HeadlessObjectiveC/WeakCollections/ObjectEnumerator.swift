internal import Foundation

/// Enumerates the objects of a list.
final class ObjectEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
