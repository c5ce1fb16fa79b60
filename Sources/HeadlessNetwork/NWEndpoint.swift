public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    let name: String
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
    public var debugDescription: String { name }
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
