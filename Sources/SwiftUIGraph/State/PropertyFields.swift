import HeadlessObjectiveC
@_spi(Reflection) import Swift

/// The stored properties of types that are dynamic properties. They only depend on the types, so they are cached for the lifetime
/// of the process.
package enum PropertyFields {
  // Unchecked: types are immutable.
  private struct Field: @unchecked Sendable {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static let known = Discovered<ObjectIdentifier, [Field]>()

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    guard TypeKind.hasFields(type) else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    known.keep(fields, for: ObjectIdentifier(type))
    return fields
  }

  /// Whether values of the type have dynamic properties.
  package static func areThere(in type: Any.Type) -> Bool { !fields(of: type).isEmpty }

  @MainActor package static func install<Value>(in value: inout Value, _ context: inout _PropertyContext) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for field in fields { install(field.type, at: raw + field.offset, &context) }
    }
  }

  @MainActor private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, _ context: inout _PropertyContext
  ) {
    place.assumingMemoryBound(to: Property.self).pointee._install(&context)
  }
}

/// The kind of a type, as its metadata stores it.
enum TypeKind {
  /// Whether the type is a structure or a tuple. For other types, reflection looks for a value behind the type.
  static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; the values are part of Swift's stable ABI.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
