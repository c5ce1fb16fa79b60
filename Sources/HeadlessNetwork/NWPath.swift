/// A way to the network, as ``NetworkAnswers`` say.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool

  init(_ answers: NetworkAnswers) {
    status = answers.status
    availableInterfaces = answers.status == .satisfied ? [NWInterface(type: answers.interface)] : []
    (isExpensive, isConstrained) = (answers.isExpensive, answers.isConstrained)
  }

  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }

  public let type: InterfaceType
  public var name: String { type == .cellular ? "pdp_ip0" : "en0" }
  public var index: Int { 1 }
}

/// Tells a handler the path once, when it starts: it never changes here.
public final class NWPathMonitor: @unchecked Sendable {
  private let required: NWInterface.InterfaceType?
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  public init() { required = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { required = nil }

  public var currentPath: NWPath {
    var answers: NetworkAnswers = StandInScope.answers(framework: "Network", asked: "whether there is a connection")
    if let required, answers.interface != required { answers.status = .unsatisfied }
    return NWPath(answers)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(path) }
    }
  }

  public func cancel() { isCancelled = true }
}
