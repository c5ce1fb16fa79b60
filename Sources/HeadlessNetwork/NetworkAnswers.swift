/// The answers about the network connection.
public struct NetworkAnswers: StandInAnswers {
  public var status = NWPath.Status.satisfied
  public var interface = NWInterface.InterfaceType.wifi
  public var isExpensive = false
  /// Low Data Mode.
  public var isConstrained = false

  public init() {}

  public init(
    status: NWPath.Status, interface: NWInterface.InterfaceType = .wifi, isExpensive: Bool = false,
    isConstrained: Bool = false
  ) {
    (self.status, self.interface) = (status, interface)
    (self.isExpensive, self.isConstrained) = (isExpensive, isConstrained)
  }
}
