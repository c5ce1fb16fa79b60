internal import Foundation

/// An object in a collection of references, retained or weak.
struct HeldObject {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    if options.isWeak {
      weak = object
    } else if options.contains(.copyIn), let copied = (object as? any NSCopying)?.copy(with: nil) {
      strong = copied as AnyObject
    } else {
      strong = object
    }
  }

  /// Nil once it is deallocated.
  var object: AnyObject? { strong ?? weak }
}
