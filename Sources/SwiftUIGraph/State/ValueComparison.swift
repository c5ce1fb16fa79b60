@_spi(Reflection) import Swift
import Synchronization

/// Whether two values of a type are surely the same: then a view needn't be evaluated again.
///
/// Plain data are compared byte by byte, objects by identity, equatable values by `==`, structures field by field. What can't be
/// compared (functions with contexts of their own, values of unknown type) counts as different.
package enum ValueComparison {
  private typealias Compare = @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static let known = Mutex<[ObjectIdentifier: Compare]>([:])

  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let compare = comparison(of: Value.self)
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in compare(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
    }
  }

  private static func comparison(of type: Any.Type) -> Compare {
    if let compare = known.withLock({ $0[ObjectIdentifier(type)] }) { return compare }
    let compare = makeComparison(of: type)
    known.withLock { $0[ObjectIdentifier(type)] = compare }
    return compare
  }

  private static func makeComparison(of type: Any.Type) -> Compare {
    func open<Value>(_ type: Value.Type) -> Compare {
      let size = MemoryLayout<Value>.size
      if size == 0 { return { _, _ in true } }
      if Value.self is AnyObject.Type { return { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) } }
      // A kind that `==` knows more of than the bytes: numbers that are none, texts, arrays.
      if let equatable = Value.self as? any Equatable.Type { return byEquality(equatable) }
      if _isPOD(Value.self) { return { left, right in equalBytes(left, right, size) } }
      if let parts = fields(of: Value.self) {
        return { left, right in
          for part in parts where !part.compare(left + part.offset, right + part.offset) { return false }
          return true
        }
      }
      let isFunction = isFunction(Value.self)
      return { left, right in isFunction && equalBytes(left, right, size) }
    }
    return _openExistential(type, do: open)
  }

  private static func isFunction(_ type: Any.Type) -> Bool { "\(type)".contains("->") }

  private static func byEquality<Value: Equatable>(_ type: Value.Type) -> Compare {
    nonisolated(unsafe) let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool = {
      $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee
    }
    return { areEqual($0, $1) }
  }

  private static func equalBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
    for offset in 0..<size
    where left.load(fromByteOffset: offset, as: UInt8.self) != right.load(fromByteOffset: offset, as: UInt8.self) {
      return false
    }
    return true
  }

  private struct Part: Sendable {
    let offset: Int
    let compare: Compare
  }

  /// The fields of a structure or tuple; nil for other kinds.
  private static func fields(of type: Any.Type) -> [Part]? {
    var parts: [Part] = []
    var count = 0
    let isKnown = _forEachField(of: type) { _, offset, fieldType, _ in
      count += 1
      parts.append(Part(offset: offset, compare: comparison(of: fieldType)))
      return true
    }
    return isKnown && count > 0 ? parts : nil
  }
}
