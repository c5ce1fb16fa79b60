/// A protocol conformance record of the program. The layout is that of Swift's ABI (`swift/ABI/Metadata.h`,
/// `TargetProtocolConformanceDescriptor`, `TargetTypeContextDescriptor`): relative addresses of four bytes each, to the protocol
/// and to the type, then one to the witness table, and flags.
struct ConformanceRecord {
  private let descriptor: UnsafeRawPointer

  /// - Parameter record: an entry of the section: the relative address of the descriptor.
  init?(_ record: UnsafeRawPointer) {
    guard let descriptor = Self.target(of: record) else { return nil }
    self.descriptor = descriptor
  }

  /// The protocol; nil if it isn't loaded.
  var protocolDescriptor: UnsafeRawPointer? {
    let distance = Int(descriptor.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let place = descriptor + (distance & ~1)
    // An odd address refers to a word with the address.
    return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }

  /// The conforming type; nil for a generic one, which has many instances.
  func adopter() -> Any.Type? {
    let flags = descriptor.load(fromByteOffset: 12, as: UInt32.self)
    let type: UnsafeRawPointer?
    // How the type is referenced: by its descriptor, or by a word with the descriptor's address.
    switch (flags >> 3) & 7 {
    case 0: type = Self.target(of: descriptor + 4)
    case 1: type = Self.target(of: descriptor + 4)?.load(as: UnsafeRawPointer?.self)
    default: type = nil
    }
    let isGeneric: UInt32 = 0x80
    guard let type, type.load(as: UInt32.self) & isGeneric == 0, let accessor = Self.target(of: type + 12) else {
      return nil
    }
    // The accessor returns two words in registers, of which C's convention uses the first.
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer?
    guard let metadata = unsafeBitCast(accessor, to: Accessor.self)(0) else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }
}
