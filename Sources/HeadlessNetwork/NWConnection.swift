/// A connection, which stays as it is when it is made: nothing is sent from here.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Waits for a network that never comes.
  public func start(queue: DispatchQueue) {
    state = .waiting(.posix(.ENETDOWN))
    let state = state
    queue.async { [self] in stateUpdateHandler?(state) }
  }

  public func cancel() { state = .cancelled }
  public func forceCancel() { cancel() }
}

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

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

/// How connections are made. Kept for the app: none is.
public final class NWParameters: @unchecked Sendable {
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public init() {}

  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
}
