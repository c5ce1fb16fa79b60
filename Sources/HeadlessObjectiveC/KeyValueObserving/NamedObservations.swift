internal import Foundation

/// The observations of an object's properties by name, which live as long as the object does.
final class NamedObservations {
  private struct Entry {
    weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: KeyObservation
  }

  private final class Key: Sendable {}
  private static let key = Key()

  private var entries: [Entry] = []

  static func of(_ object: AnyObject) -> NamedObservations {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(Self.key).toOpaque())
    if let known = objc_getAssociatedObject(object, key) as? NamedObservations { return known }
    let made = NamedObservations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(
    _ observation: KeyObservation, by observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?
  ) {
    entries.append(Entry(observer: observer, keyPath: keyPath, context: context, observation: observation))
  }

  func remove(by observer: NSObject, _ keyPath: String, _ isMeant: (UnsafeMutableRawPointer?) -> Bool) {
    let place = entries.lastIndex { $0.observer === observer && $0.keyPath == keyPath && isMeant($0.context) }
    if let place { entries.remove(at: place).observation.end() }
  }

  func willChange(_ key: String) { for entry in entries where entry.keyPath == key { entry.observation.willChange() } }
  func didChange(_ key: String) { for entry in entries where entry.keyPath == key { entry.observation.didChange() } }
}
