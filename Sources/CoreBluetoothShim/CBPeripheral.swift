public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// A device nearby, with the services of ``BluetoothAnswers``.
open class CBPeripheral: NSObject {
  public let identifier: UUID
  public let name: String?
  open private(set) var state = CBPeripheralState.disconnected
  /// Nil before they are discovered.
  open private(set) var services: [CBService]?
  open weak var delegate: (any CBPeripheralDelegate)?
  open var canSendWriteWithoutResponse: Bool { true }
  private let known: BluetoothAnswers.Peripheral

  init(_ known: BluetoothAnswers.Peripheral) {
    (identifier, name, self.known) = (known.identifier, known.name, known)
    super.init()
  }

  func change(to new: CBPeripheralState) { state = new }

  // MARK: Services

  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    let wanted = serviceUUIDs.map { Set($0.map(\.uuidString)) }
    services = known.services.keys.sorted().filter { wanted?.contains($0) ?? true }.map { CBService($0, of: self) }
    deliverLater { [self] in delegate?.peripheral(self, didDiscoverServices: nil) }
  }

  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    let wanted = characteristicUUIDs.map { Set($0.map(\.uuidString)) }
    let all = known.services[service.uuid.uuidString] ?? [:]
    service.found = all.keys.sorted().filter { wanted?.contains($0) ?? true }.map { CBCharacteristic($0, of: service) }
    deliverLater { [self] in delegate?.peripheral(self, didDiscoverCharacteristicsFor: service, error: nil) }
  }

  // MARK: Values

  open func readValue(for characteristic: CBCharacteristic) {
    characteristic.read = known.services[characteristic.service?.uuid.uuidString ?? ""]?[characteristic.uuid.uuidString]
    deliverLater { [self] in delegate?.peripheral(self, didUpdateValueFor: characteristic, error: nil) }
  }

  /// The device keeps its own values: nothing is written.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    guard type == .withResponse else { return }
    deliverLater { [self] in delegate?.peripheral(self, didWriteValueFor: characteristic, error: nil) }
  }

  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    characteristic.notifies = enabled
    deliverLater { [self] in delegate?.peripheral(self, didUpdateNotificationStateFor: characteristic, error: nil) }
  }

  open func readRSSI() {
    deliverLater { [self] in delegate?.peripheral(self, didReadRSSI: NSNumber(value: known.rssi), error: nil) }
  }

  /// In bytes.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 512 }
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

/// What services and characteristics have.
open class CBAttribute: NSObject {
  public let uuid: CBUUID

  init(_ uuid: String) {
    self.uuid = CBUUID(string: uuid)
    super.init()
  }
}

open class CBService: CBAttribute {
  open private(set) weak var peripheral: CBPeripheral?
  fileprivate(set) var found: [CBCharacteristic]?
  open var isPrimary: Bool { true }
  /// Nil before they are discovered.
  open var characteristics: [CBCharacteristic]? { found }
  open var includedServices: [CBService]? { nil }

  init(_ uuid: String, of peripheral: CBPeripheral?) {
    self.peripheral = peripheral
    super.init(uuid)
  }
}

open class CBCharacteristic: CBAttribute {
  open private(set) weak var service: CBService?
  fileprivate var read: Data?
  fileprivate var notifies = false
  /// Nil before it is read.
  open var value: Data? { read }
  open var isNotifying: Bool { notifies }
  open var properties: CBCharacteristicProperties { [.read, .write, .notify] }

  init(_ uuid: String, of service: CBService?) {
    self.service = service
    super.init(uuid)
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = Self(rawValue: 1), read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4), write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16), indicate = Self(rawValue: 32)
  public static let authenticatedSignedWrites = Self(rawValue: 64), extendedProperties = Self(rawValue: 128)
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Never called: services don't change.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Never called: names don't change.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
}

// Optional in CoreBluetooth.
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
}
