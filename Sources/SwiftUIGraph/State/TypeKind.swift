/// What kind of type a metatype is of.
enum TypeKind {
  /// Whether the type is a structure or a tuple: reflection looks for a value behind other types.
  static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata says its kind; the figures are part of Swift's stable interface.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
