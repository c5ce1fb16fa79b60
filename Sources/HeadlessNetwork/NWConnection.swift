/// A connection, which keeps its initial state: no data are sent.
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

  /// Waiting for a network, which never becomes available.
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

/// The parameters of connections. Stored but unused: no connection is made.
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
