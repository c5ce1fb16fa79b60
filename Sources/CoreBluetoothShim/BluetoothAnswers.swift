/// The answers about Bluetooth. By default it is unsupported, as in the simulator, and permission wasn't requested yet.
public struct BluetoothAnswers: StandInAnswers {
  public var state = CBManagerState.unsupported
  public var authorization = CBManagerAuthorization.notDetermined
  /// The devices that a scan finds once Bluetooth is on, in this order.
  public var peripherals: [Peripheral] = []

  public struct Peripheral: Sendable {
    public var identifier: UUID
    public var name: String?
    /// In decibels relative to a milliwatt.
    public var rssi: Int
    /// Services with the values of their characteristics, by the identifiers' texts.
    public var services: [String: [String: Data]]

    public init(name: String?, rssi: Int = -50, identifier: UUID = UUID(), services: [String: [String: Data]] = [:]) {
      (self.name, self.rssi, self.identifier, self.services) = (name, rssi, identifier, services)
    }
  }

  public init() {}

  static func current(asked question: String) -> BluetoothAnswers {
    StandInScope.answers(framework: "CoreBluetooth", asked: question)
  }
}

public enum CBManagerState: Int, Sendable {
  case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }

public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState

public struct CBError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
    case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed

    public static var domain: String { "CBErrorDomain" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// What both kinds of managers have. The answers are those where the manager was made: its delegate is called by a queue.
open class CBManager: NSObject {
  let answers = BluetoothAnswers.current(asked: "whether Bluetooth is on")
  open var state: CBManagerState { answers.state }
  open class var authorization: CBManagerAuthorization {
    BluetoothAnswers.current(asked: "whether Bluetooth may be used").authorization
  }
  open var authorization: CBManagerAuthorization { CBManager.authorization }
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
