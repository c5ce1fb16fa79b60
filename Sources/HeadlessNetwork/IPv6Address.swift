public import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  /// The sixteen bytes in network order.
  public let rawValue: Data
  /// The interface of a link-local address.
  public let interface: NWInterface?

  /// Nil for another number of bytes than sixteen.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
    self.interface = interface
  }
  /// Nil for a text that isn't an address, or that has an interface after a percent sign.
  public init?(_ string: String) {
    guard let bytes = addressBytes(string, family: AF_INET6, count: 16) else { return nil }
    rawValue = bytes
    interface = nil
  }

  private init(last: UInt8) {
    rawValue = Data([UInt8](repeating: 0, count: 15) + [last])
    interface = nil
  }

  /// `::`
  public static let any = IPv6Address(last: 0)
  /// `::1`
  public static let loopback = IPv6Address(last: 1)

  private var bytes: [UInt8] { [UInt8](rawValue) }
  /// Whether the address is `::`.
  public var isAny: Bool { self == .any }
  public var isLoopback: Bool { rawValue == IPv6Address.loopback.rawValue }
  public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
  public var isMulticast: Bool { bytes[0] == 0xFF }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let bytes = bytes
    guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
