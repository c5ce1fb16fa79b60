internal import Foundation

/// The offsets in a class's metadata, in bytes from its address. The figures are those of Swift's ABI for classes without
/// Objective-C (`swift/ABI/Metadata.h`, `ClassMetadata`): after kind, superclass, flags and the sizes of instances come the size of
/// the metadata and of its part before the class's address, four bytes each, the descriptor, and then the methods.
package struct ClassLayout: Hashable, Sendable {
  package var metadataSize = 32
  package var addressPoint = 36
  package var descriptor = 40
  package var firstMethod = 48

  /// The expected layout of the compiler that this is built with.
  package static let expected = ClassLayout()

  /// The maximum plausible size: no class has so many methods.
  private static let greatestTable = 1 << 20

  package init(metadataSize: Int = 32, addressPoint: Int = 36, descriptor: Int = 40, firstMethod: Int = 48) {
    self.metadataSize = metadataSize
    self.addressPoint = addressPoint
    self.descriptor = descriptor
    self.firstMethod = firstMethod
  }

  /// The address of the class's descriptor.
  func descriptor(of someClass: AnyClass) -> UInt {
    ClassLayout.address(of: someClass).load(fromByteOffset: descriptor, as: UInt.self)
  }

  /// The size of the class's instances in bytes, which precedes the alignment and the size of the metadata.
  func instanceSize(of someClass: AnyClass) -> Int {
    Int(ClassLayout.address(of: someClass).load(fromByteOffset: metadataSize - 8, as: UInt32.self))
  }

  /// The end of the methods; nil if the values can't be sizes.
  func end(of someClass: AnyClass) -> Int? {
    let metadata = ClassLayout.address(of: someClass)
    let size = Int(metadata.load(fromByteOffset: metadataSize, as: UInt32.self))
    let end = size - Int(metadata.load(fromByteOffset: addressPoint, as: UInt32.self))
    return end >= firstMethod && size <= ClassLayout.greatestTable && end % 8 == 0 ? end : nil
  }

  /// The offset of a method in the class's table, in bytes from the class's address; nil if it isn't in the table.
  func place(of method: UInt, in someClass: AnyClass) -> Int? {
    guard let end = end(of: someClass) else { return nil }
    let metadata = ClassLayout.address(of: someClass)
    return stride(from: firstMethod, to: end, by: 8).first {
      metadata.load(fromByteOffset: $0, as: UInt.self) == method
    }
  }

  /// The method at an offset of the class's table.
  func method(at place: Int, of someClass: AnyClass) -> UInt {
    ClassLayout.address(of: someClass).load(fromByteOffset: place, as: UInt.self)
  }

  /// Sets the method at an offset of the class's table, which has to be in the table.
  func setMethod(_ method: UInt, at place: Int, of someClass: AnyClass) {
    UnsafeMutableRawPointer(mutating: ClassLayout.address(of: someClass)).storeBytes(
      of: method, toByteOffset: place, as: UInt.self)
  }

  private static func address(of someClass: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(someClass, to: UnsafeRawPointer.self)
  }
}
