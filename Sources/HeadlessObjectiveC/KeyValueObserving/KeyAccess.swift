internal import Synchronization

/// Finds out which observed properties a value comes from, by reading it: a path through several objects, and a property that
/// is computed from others, depend on whatever is read on the way.
enum KeyAccess {
  private static let subjects = ThreadValue<[KeySubject]?> { nil }

  private static let readsUnderWay = Atomic(0)

  /// Whether any thread records which values are read: quicker than ``isTracked``.
  static var isUnderWay: Bool { readsUnderWay.load(ordering: .relaxed) != 0 }

  /// Whether this thread records which values are read.
  static var isTracked: Bool { subjects.value != nil }

  static func note(_ subject: KeySubject) { subjects.value?.append(subject) }

  static func tracking<Value>(_ read: () -> Value) -> (Value, [KeySubject]) {
    readsUnderWay.add(1, ordering: .relaxed)
    defer { readsUnderWay.subtract(1, ordering: .relaxed) }
    let outer = subjects.value
    subjects.value = []
    let value = read()
    let found = subjects.value ?? []
    // What is read within an inner tracking is reported to the outer ones, too.
    subjects.value = outer.map { $0 + found }
    return (value, found)
  }
}
