/// A note of the program's that a type adopts a protocol. Its figures are those of Swift's ABI
/// (`swift/ABI/Metadata.h`, `TargetProtocolConformanceDescriptor`, `TargetTypeContextDescriptor`): distances of four bytes
/// each from their own place, to the protocol and to the type, then one to the table of methods, and flags.
struct ConformanceRecord {
  private let descriptor: UnsafeRawPointer

  /// - Parameter record: an entry of the section: the distance to the descriptor.
  init?(_ record: UnsafeRawPointer) {
    guard let descriptor = Self.target(of: record) else { return nil }
    self.descriptor = descriptor
  }

  /// The protocol; nil where it isn't there.
  var protocolDescriptor: UnsafeRawPointer? {
    let distance = Int(descriptor.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let place = descriptor + (distance & ~1)
    // An odd distance leads to a word with the address.
    return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }

  /// The type that adopts it; nil for a generic one, of which there are many.
  func adopter() -> Any.Type? {
    let flags = descriptor.load(fromByteOffset: 12, as: UInt32.self)
    let type: UnsafeRawPointer?
    // How the type is given: by its descriptor, or by a word with the descriptor's address.
    switch (flags >> 3) & 7 {
    case 0: type = Self.target(of: descriptor + 4)
    case 1: type = Self.target(of: descriptor + 4)?.load(as: UnsafeRawPointer?.self)
    default: type = nil
    }
    let isGeneric: UInt32 = 0x80
    guard let type, type.load(as: UInt32.self) & isGeneric == 0, let accessor = Self.target(of: type + 12) else {
      return nil
    }
    // The accessor gives two words in registers, of which C's convention takes the first.
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer?
    guard let metadata = unsafeBitCast(accessor, to: Accessor.self)(0) else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }
}
