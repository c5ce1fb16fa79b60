internal import Foundation

/// An object in a table, strongly or weakly held, with what it is told apart by.
struct HeldObject: Hashable {
  private let strongObject: AnyObject?
  private weak var weakObject: AnyObject?
  private let hash: Int
  private let comparesIdentity: Bool
  /// Tells apart what is gone.
  private let identifier: ObjectIdentifier

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.contains(.weakMemory)
    strongObject = isWeak ? nil : object
    weakObject = isWeak ? object : nil
    comparesIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
    identifier = ObjectIdentifier(object)
    hash = comparesIdentity ? identifier.hashValue : (object as? NSObject)?.hash ?? 0
  }

  /// Nil once a weakly held object is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  static func == (a: HeldObject, b: HeldObject) -> Bool {
    guard a.hash == b.hash else { return false }
    guard let first = a.object, let second = b.object else {
      return a.object == nil && b.object == nil && a.identifier == b.identifier
    }
    if first === second { return true }
    guard !a.comparesIdentity, !b.comparesIdentity else { return false }
    return (first as? NSObject)?.isEqual(second) ?? false
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
