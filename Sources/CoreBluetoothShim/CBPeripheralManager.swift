/// Offers services to other devices, if Bluetooth is on. Other devices never subscribe, read or write: there are none.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open private(set) var isAdvertising = false

  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    deliverLater { [self] in self.delegate?.peripheralManagerDidUpdateState(self) }
  }

  public override convenience init() { self.init(delegate: nil, queue: nil) }

  /// Whether the app may offer services in the background; the same as ``CBManager/authorization``.
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    CBPeripheralManagerAuthorizationStatus(rawValue: authorization.rawValue) ?? .notDetermined
  }

  open func startAdvertising(_ advertisementData: [String: Any]?) {
    guard state == .poweredOn else { return }
    let error = isAdvertising ? CBError(.alreadyAdvertising) : nil
    isAdvertising = true
    deliverLater { [self] in delegate?.peripheralManagerDidStartAdvertising(self, error: error) }
  }
  open func stopAdvertising() { isAdvertising = false }

  open func add(_ service: CBMutableService) {
    nonisolated(unsafe) let added = service
    deliverLater { [self] in delegate?.peripheralManager(self, didAdd: added, error: nil) }
  }
  /// Has no effect: no device uses the services.
  open func remove(_ service: CBMutableService) {}
  /// Has no effect: no device uses the services.
  open func removeAllServices() {}

  /// True, and without subscribers nothing is sent.
  @discardableResult open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { true }
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
}

/// The permission to offer services, as it was named before iOS 13.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Never called: no state is restored.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Never called, as all below: there are no other devices.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

// Optional in CoreBluetooth.
extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// A service that the app offers.
open class CBMutableService: CBService {
  private let isMain: Bool
  private var offered: [CBCharacteristic]?

  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    isMain = isPrimary
    super.init(UUID.uuidString, of: nil)
  }

  open override var isPrimary: Bool { isMain }
  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set { offered = newValue }
  }
}

/// Another device that uses the app's services. None exists here.
open class CBCentral: NSObject {
  public let identifier = UUID()
  override init() { super.init() }
  /// In bytes.
  open var maximumUpdateValueLength: Int { 512 }
}

/// Another device's request. None exists here.
open class CBATTRequest: NSObject {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  open var value: Data?
  open var offset: Int { 0 }

  init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
    (self.central, self.characteristic) = (central, characteristic)
    super.init()
  }
}

/// An error of the attribute protocol, with the numbers of the Bluetooth specification.
public struct CBATTError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case success = 0, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
    case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
    case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
    case insufficientEncryption, unsupportedGroupType, insufficientResources
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}
