/// The answers about mobile networks. By default there is no SIM card, as in the simulator.
public struct TelephonyAnswers: StandInAnswers {
  public var carrierName: String?
  public var mobileCountryCode: String?
  public var mobileNetworkCode: String?
  public var isoCountryCode: String?
  /// One of the constants `CTRadioAccessTechnology...`.
  public var radioAccessTechnology: String?

  public init() {}

  static func current(asked question: String) -> TelephonyAnswers {
    StandInScope.answers(framework: "CoreTelephony", asked: question)
  }
}

/// The mobile networks of the device: one if ``TelephonyAnswers`` has a carrier, else none.
open class CTTelephonyNetworkInfo: NSObject {
  private static let service = "0000000100000001"
  /// Never called: networks don't change.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  /// Never called: networks don't change.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?

  public override init() {}

  open var subscriberCellularProvider: CTCarrier? {
    let answers = TelephonyAnswers.current(asked: "for the mobile carrier")
    return answers.carrierName == nil ? nil : CTCarrier(answers)
  }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? {
    subscriberCellularProvider.map { [Self.service: $0] }
  }
  open var currentRadioAccessTechnology: String? {
    TelephonyAnswers.current(asked: "for the mobile network").radioAccessTechnology
  }
  open var serviceCurrentRadioAccessTechnology: [String: String]? {
    currentRadioAccessTechnology.map { [Self.service: $0] }
  }
  open var dataServiceIdentifier: String? { subscriberCellularProvider.map { _ in Self.service } }
}

/// A mobile carrier.
open class CTCarrier: NSObject {
  public let carrierName: String?
  public let mobileCountryCode: String?
  public let mobileNetworkCode: String?
  public let isoCountryCode: String?
  open var allowsVOIP: Bool { true }

  init(_ answers: TelephonyAnswers) {
    (carrierName, isoCountryCode) = (answers.carrierName, answers.isoCountryCode)
    (mobileCountryCode, mobileNetworkCode) = (answers.mobileCountryCode, answers.mobileNetworkCode)
    super.init()
  }
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"

/// Whether an app may use mobile data: it may.
open class CTCellularData: NSObject {
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
    didSet {
      guard let notifier = cellularDataRestrictionDidUpdateNotifier else { return }
      deliverLater { notifier(.notRestricted) }
    }
  }
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }

  public override init() {}
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

/// The calls of the device: none.
open class CTCallCenter: NSObject {
  /// Never called.
  open var callEventHandler: ((CTCall) -> Void)?
  open var currentCalls: Set<CTCall>? { nil }

  public override init() {}
}

open class CTCall: NSObject {
  public let callState: String
  public let callID: String

  init(callState: String, callID: String) {
    (self.callState, self.callID) = (callState, callID)
    super.init()
  }
}
