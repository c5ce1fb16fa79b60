internal import Foundation
internal import Synchronization

/// Observable properties of UIKit's and Core Animation's own classes: their getters record the read, their setters begin and end a
/// change.
///
///     get {
///       SystemKeys.read(self, "contentSize")
///       return size
///     }
///     set {
///       let change = SystemKeys.begin(self, "contentSize")
///       size = newValue
///       change?.end()
///     }
///
/// As long as none is observed, both only check a flag.
package enum SystemKeys {
  private static let areAnyObserved = Atomic(false)

  /// Whether some property is or was observed.
  package static var areObserved: Bool { areAnyObserved.load(ordering: .relaxed) }

  package static func read(_ object: AnyObject, _ key: StaticString) {
    if KeyAccess.isUnderWay { note(object, key) }
  }

  /// The same for a key that is known at run time only.
  package static func read(_ object: AnyObject, named key: String) {
    if KeyAccess.isUnderWay { note(object, key) }
  }

  private static func note(_ object: AnyObject, _ key: StaticString) { note(object, "\(key)") }

  private static func note(_ object: AnyObject, _ key: String) {
    guard KeyAccess.isTracked else { return }
    areAnyObserved.store(true, ordering: .relaxed)
    KeyAccess.note(SystemSubjects.of(object).subject(key))
  }

  /// Begins a change of one property or of several that change together; nil if none of them is observed.
  package static func begin(_ object: AnyObject?, _ keys: StaticString...) -> SystemKeyChange? {
    guard areObserved, let object, let known = SystemSubjects.known(of: object) else { return nil }
    return SystemKeyChange(keys.compactMap { known.known("\($0)") })
  }

  /// The same for a key that is known at run time only; nil for all keys.
  package static func begin(_ object: AnyObject, named key: String?) -> SystemKeyChange? {
    guard areObserved, let known = SystemSubjects.known(of: object) else { return nil }
    return SystemKeyChange(key.map { known.known($0).map { [$0] } ?? [] } ?? known.all)
  }
}

/// A running change, which is reported to observers at its end.
package struct SystemKeyChange {
  private let subjects: [KeySubject]

  /// Nil if the changed property isn't observed.
  fileprivate init?(_ subjects: [KeySubject]) {
    guard !subjects.isEmpty else { return nil }
    self.subjects = subjects
    for subject in subjects { subject.willChange() }
  }

  package func end() { for subject in subjects { subject.didChange() } }
}

/// The observed properties of a system object, by name.
private final class SystemSubjects {
  private final class Key: Sendable {}
  private static let key = Key()
  private static var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

  private var subjects: [String: KeySubject] = [:]
  private let lock = NSLock()

  static func known(of object: AnyObject) -> SystemSubjects? {
    objc_getAssociatedObject(object, pointer) as? SystemSubjects
  }

  static func of(_ object: AnyObject) -> SystemSubjects {
    if let known = known(of: object) { return known }
    let made = SystemSubjects()
    objc_setAssociatedObject(object, pointer, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func subject(_ name: String) -> KeySubject {
    lock.withLock {
      if let known = subjects[name] { return known }
      let made = KeySubject()
      subjects[name] = made
      return made
    }
  }

  func known(_ name: String) -> KeySubject? { lock.withLock { subjects[name] } }

  var all: [KeySubject] { lock.withLock { Array(subjects.values) } }
}
