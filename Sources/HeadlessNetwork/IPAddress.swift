public import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An address of the Internet protocol.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes in network order.
  var rawValue: Data { get }
  /// Whether the address is the device's own.
  var isLoopback: Bool { get }
  /// Whether the address is valid in the local network segment alone.
  var isLinkLocal: Bool { get }
  /// Whether the address stands for a group of receivers.
  var isMulticast: Bool { get }

  /// Nil for another number of bytes than the address has.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Nil for a text that isn't an address.
  init?(_ string: String)
}

/// The bytes of an address in its usual notation, in network order; nil for another text.
func addressBytes(_ text: String, family: Int32, count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  return inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}
