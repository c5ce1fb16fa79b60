internal import Foundation
internal import Synchronization

/// Determines the observed properties that a value depends on, by reading it: for example the properties of several objects along a
/// key path, or those from which a property is computed.
enum KeyAccess {
  /// The properties that were read.
  // Unchecked: a subject has its own lock, and the list is only used under a lock.
  private final class Reading: @unchecked Sendable {
    private let lock = NSLock()
    private var subjects: [KeySubject] = []

    func add(_ found: [KeySubject]) { lock.withLock { subjects += found } }

    var found: [KeySubject] { lock.withLock { subjects } }
  }

  /// The innermost running read; nil if the code isn't called by one.
  @TaskLocal private static var reading: Reading?

  private static let readsUnderWay = Atomic(0)

  /// Whether any thread records reads: faster than ``isTracked``.
  static var isUnderWay: Bool { readsUnderWay.load(ordering: .relaxed) != 0 }

  /// Whether the code is called by a read that is recorded.
  static var isTracked: Bool { reading != nil }

  static func note(_ subject: KeySubject) { reading?.add([subject]) }

  static func tracking<Value>(_ read: () -> Value) -> (Value, [KeySubject]) {
    readsUnderWay.add(1, ordering: .relaxed)
    defer { readsUnderWay.subtract(1, ordering: .relaxed) }
    let (outer, inner) = (reading, Reading())
    let value = $reading.withValue(inner, operation: read)
    // Reads in an inner recording also belong to the outer one.
    outer?.add(inner.found)
    return (value, inner.found)
  }
}
