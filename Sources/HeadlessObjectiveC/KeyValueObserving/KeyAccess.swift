internal import Foundation
internal import Synchronization

/// Finds out which observed properties a value comes from, by reading it: a path through several objects, and a property that
/// is computed from others, depend on whatever is read on the way.
enum KeyAccess {
  /// The properties that a read came across.
  // Unchecked: a subject locks itself, and the list is only used under the lock.
  private final class Reading: @unchecked Sendable {
    private let lock = NSLock()
    private var subjects: [KeySubject] = []

    func add(_ found: [KeySubject]) { lock.withLock { subjects += found } }

    var found: [KeySubject] { lock.withLock { subjects } }
  }

  /// The innermost read under way; nil if the running code isn't called by one.
  @TaskLocal private static var reading: Reading?

  private static let readsUnderWay = Atomic(0)

  /// Whether any thread records which values are read: quicker than ``isTracked``.
  static var isUnderWay: Bool { readsUnderWay.load(ordering: .relaxed) != 0 }

  /// Whether the running code is called by a read that records values.
  static var isTracked: Bool { reading != nil }

  static func note(_ subject: KeySubject) { reading?.add([subject]) }

  static func tracking<Value>(_ read: () -> Value) -> (Value, [KeySubject]) {
    readsUnderWay.add(1, ordering: .relaxed)
    defer { readsUnderWay.subtract(1, ordering: .relaxed) }
    let (outer, inner) = (reading, Reading())
    let value = $reading.withValue(inner, operation: read)
    // Values read within an inner tracking are reported to the outer one, too.
    outer?.add(inner.found)
    return (value, inner.found)
  }
}
