public import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An address of four bytes.
public struct IPv4Address: IPAddress {
  /// The four bytes in network order.
  public let rawValue: Data

  /// Nil for another number of bytes than four. The interface has no effect.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }
  /// Nil for a text that isn't four numbers with dots.
  public init?(_ string: String) {
    guard let bytes = addressBytes(string, family: AF_INET, count: 4) else { return nil }
    rawValue = bytes
  }

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  /// `0.0.0.0`
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  /// `255.255.255.255`
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
  /// `127.0.0.1`
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
  /// `224.0.0.1`
  public static let allHostsGroup = IPv4Address(bytes: [224, 0, 0, 1])
  /// `224.0.0.2`
  public static let allRoutersGroup = IPv4Address(bytes: [224, 0, 0, 2])

  private var bytes: [UInt8] { [UInt8](rawValue) }
  public var isLoopback: Bool { bytes[0] == 127 }
  public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
  public var isMulticast: Bool { bytes[0] & 0xF0 == 0xE0 }
  public var debugDescription: String { bytes.map { String($0) }.joined(separator: ".") }
}
