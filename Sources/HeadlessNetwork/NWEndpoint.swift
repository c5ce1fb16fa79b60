/// An end of a connection: a host and port, or a service.
public enum NWEndpoint: Hashable, Sendable {
  /// A host by name or address. Texts that are addresses become addresses.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    public init(stringLiteral value: String) { self.init(value) }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init?(_ string: String) {
      guard let value = UInt16(string) else { return nil }
      rawValue = value
    }
    public init(integerLiteral value: UInt16) { rawValue = value }

    public static let http: Port = 80
    public static let https: Port = 443
    public static let any: Port = 0
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}
