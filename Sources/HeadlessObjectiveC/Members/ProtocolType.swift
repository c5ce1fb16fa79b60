internal import Foundation

/// A protocol as a type, `UITableViewDelegate.self`, with its conformances at run time. The layout is that of Swift's ABI
/// (`swift/ABI/Metadata.h`, `TargetExistentialTypeMetadata`): the kind, flags, the number of protocols, then a superclass if the
/// flags contain one, and the protocols' descriptors.
struct ProtocolType {
  private let descriptors: [UnsafeRawPointer]

  /// Nil for a type that isn't a protocol.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let existential = 0x303
    let hasSuperclass: UInt32 = 0x4000_0000
    guard metadata.load(as: Int.self) == existential else { return nil }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    guard flags & hasSuperclass == 0 else { return nil }
    let count = Int(metadata.load(fromByteOffset: 12, as: UInt32.self))
    descriptors = (0..<count).compactMap {
      (metadata + 16 + $0 * 8).load(as: UnsafeRawPointer?.self)
    }
  }

  /// Whether a class, or a superclass, conforms to the protocol.
  func isAdopted(by someClass: AnyClass) -> Bool {
    let type = unsafeBitCast(someClass, to: UnsafeRawPointer.self)
    return descriptors.allSatisfy { ProtocolType.conformance(type, $0) != nil }
  }

  private static func conformance(_ type: UnsafeRawPointer, _ descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
    typealias Question = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    guard let symbol = dlsym(nil, "swift_conformsToProtocol") else { return nil }
    return unsafeBitCast(symbol, to: Question.self)(type, descriptor)
  }
}
