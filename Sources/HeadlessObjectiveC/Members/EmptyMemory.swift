/// Values of the app's own types that are made of empty parts, for code that isn't compiled.
package enum EmptyMemory {
  // The runtime's numbers for kinds of types.
  private static let structure: UInt = 0x200
  private static let enumeration: UInt = 0x201

  private static func kind(_ type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  /// A structure of fields, each with the value that stands for its type, or the first case of an enumeration whose cases have no
  /// values.
  ///
  /// - Parameter part: the value for a field's type; nil if none can stand for it.
  /// - Returns: nil for other kinds of types, and if a field has no value.
  package static func value<Value>(of type: Value.Type, part: (Any.Type) -> Any?) -> Value? {
    guard CompilerFeature.storedProperties.isUsable else { return nil }
    switch kind(type) {
    case structure: return structure(of: type, part: part)
    case enumeration: return hasPlainCases(type) ? zero(of: type) : nil
    default: return nil
    }
  }

  private static func structure<Value>(of type: Value.Type, part: (Any.Type) -> Any?) -> Value? {
    var fields: [(offset: Int, type: Any.Type, value: Any)] = []
    for index in 0..<reflectedCount(type) {
      var metadata = ReflectedField()
      let fieldType = reflectedChild(type, index: index, fieldMetadata: &metadata)
      metadata.freeName?(metadata.name)
      // A weak field's storage isn't its value.
      guard metadata.isStrong, let value = part(fieldType) else { return nil }
      fields.append((reflectedOffset(type, index: index), fieldType, value))
    }
    // What has storage but no fields keeps it in a way that only its module knows.
    guard !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for field in fields {
      guard isValue(field.value, of: field.type) else { return nil }
    }
    for field in fields { store(field.value, as: field.type, at: UnsafeMutableRawPointer(memory) + field.offset) }
    return memory.move()
  }

  private static func isValue(_ value: Any, of type: Any.Type) -> Bool {
    func fits<Field>(_ type: Field.Type) -> Bool { value is Field }
    return _openExistential(type, do: fits)
  }

  private static func store(_ value: Any, as type: Any.Type, at place: UnsafeMutableRawPointer) {
    func initialize<Field>(_ type: Field.Type) {
      guard let value = value as? Field else { return }
      place.initializeMemory(as: type, to: value)
    }
    _openExistential(type, do: initialize)
  }

  /// Whether all cases of an enumeration are plain, as its descriptor counts them: the word after the kind points to it, and its
  /// sixth and seventh numbers are those of cases with values and of the others.
  private static func hasPlainCases(_ type: Any.Type) -> Bool {
    let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    guard let descriptor = words[1] else { return false }
    let counts = (descriptor + 20).assumingMemoryBound(to: UInt32.self)
    return counts[0] & 0xFF_FFFF == 0 && counts[1] > 0
  }

  private static func zero<Value>(of type: Value.Type) -> Value? {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(MemoryLayout<Value>.size, 1))
    return memory.assumingMemoryBound(to: type).move()
  }
}
