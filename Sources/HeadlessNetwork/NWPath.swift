/// A network path, according to ``NetworkAnswers``.
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
