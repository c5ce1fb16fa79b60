import HeadlessObjectiveC
@_spi(Reflection) import Swift

/// A type that is compared by `==` even if it is a plain one.
package protocol ComparedByEquality {}

/// Whether two values of a type are certainly equal, so that a view needn't be evaluated again.
///
/// Values with the same bytes are equal. Structures that consist of plain values, such as numbers, are compared field by field whatever
/// their `==`, as in SwiftUI; `EquatableView` uses `==` for all types. Others are compared by `==` if they support it, objects by
/// identity, structures field by field. Values that can't be compared (closures with different contexts, values of unknown type) count as different.
package enum ValueComparison {
  private typealias Compare = @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static let known = Discovered<ObjectIdentifier, Compare>()

  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let compare = comparison(of: Value.self)
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in compare(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
    }
  }

  private static func comparison(of type: Any.Type) -> Compare {
    known.value(for: ObjectIdentifier(type)) { makeComparison(of: type) }
  }

  private static func makeComparison(of type: Any.Type) -> Compare {
    func open<Value>(_ type: Value.Type) -> Compare {
      let size = MemoryLayout<Value>.size
      if size == 0 { return { _, _ in true } }
      let further = furtherComparison(of: type)
      // The same bytes are the same value: the same numbers, objects, or functions with the same context.
      return { left, right in equalBytes(left, right, size) || further?(left, right) == true }
    }
    return _openExistential(type, do: open)
  }

  /// A comparison that may still find values with different bytes equal; nil if there is none.
  private static func furtherComparison<Value>(of type: Value.Type) -> Compare? {
    if Value.self is AnyObject.Type, !(Value.self is AnyKeyPath.Type) { return nil }
    if _isPOD(Value.self), !(Value.self is any ComparedByEquality.Type), let parts = fields(of: Value.self) {
      return byFields(parts)
    }
    if let equatable = Value.self as? any Equatable.Type { return byEquality(equatable) }
    guard !_isPOD(Value.self), let parts = fields(of: Value.self) else { return nil }
    return byFields(parts)
  }

  private static func byFields(_ parts: [Part]) -> Compare {
    { left, right in
      for part in parts where !part.compare(left + part.offset, right + part.offset) { return false }
      return true
    }
  }

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
    guard TypeKind.hasFields(type) else { return nil }
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
