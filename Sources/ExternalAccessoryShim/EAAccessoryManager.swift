/// The accessories of the device: none.
open class EAAccessoryManager: NSObject {
  open class func shared() -> EAAccessoryManager { StandInScope.shared { EAAccessoryManager() } }
  open var connectedAccessories: [EAAccessory] { [] }

  // Have no effect: no accessory is connected or disconnected.
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}

  /// Ends as if the user had cancelled the list of accessories.
  open func showBluetoothAccessoryPicker(
    withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    deliverLater { completion(EABluetoothAccessoryPickerError(.resultCancelled)) }
  }
}

public struct EABluetoothAccessoryPickerError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case alreadyConnected, resultNotFound, resultCancelled, resultFailed

    public static var domain: String { "EABluetoothAccessoryPickerErrorDomain" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// An accessory. None is ever connected.
open class EAAccessory: NSObject {
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var name: String { "" }
  open var manufacturer: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
  open weak var delegate: (any EAAccessoryDelegate)?

  override init() {}
}

public protocol EAAccessoryDelegate: NSObjectProtocol {
  /// Never called.
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}

// Optional in ExternalAccessory.
extension EAAccessoryDelegate {
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

/// A connection with an accessory: none can be made.
open class EASession: NSObject {
  public let accessory: EAAccessory?
  public let protocolString: String?
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }

  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
}

public let EAAccessoryKey = "EAAccessoryKey"

extension NSNotification.Name {
  // Never posted.
  public static let EAAccessoryDidConnect = Self("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = Self("EAAccessoryDidDisconnectNotification")
}
