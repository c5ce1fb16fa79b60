/// Finds and connects peripherals: those of ``BluetoothAnswers``, if Bluetooth is on. Delegates are called on the main queue.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open private(set) var isScanning = false
  private var known: [CBPeripheral] = []

  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    deliverLater { [self] in self.delegate?.centralManagerDidUpdateState(self) }
  }

  public override convenience init() { self.init(delegate: nil, queue: nil) }

  /// Finds each peripheral once.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
    guard state == .poweredOn else { return }
    isScanning = true
    let wanted = serviceUUIDs.map { Set($0.map(\.uuidString)) }
    for found in answers.peripherals where wanted.map({ !$0.isDisjoint(with: found.services.keys) }) ?? true {
      let peripheral = peripheral(found)
      var data: [String: Any] = [
        CBAdvertisementDataServiceUUIDsKey: found.services.keys.sorted().map { CBUUID(string: $0) }
      ]
      data[CBAdvertisementDataLocalNameKey] = found.name
      nonisolated(unsafe) let advertised = data
      deliverLater { [self] in
        guard isScanning else { return }
        delegate?.centralManager(
          self, didDiscover: peripheral, advertisementData: advertised, rssi: NSNumber(value: found.rssi))
      }
    }
  }

  private func peripheral(_ found: BluetoothAnswers.Peripheral) -> CBPeripheral {
    if let peripheral = known.first(where: { $0.identifier == found.identifier }) { return peripheral }
    let made = CBPeripheral(found)
    known.append(made)
    return made
  }

  open func stopScan() { isScanning = false }

  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    deliverLater { [self] in
      peripheral.change(to: .connected)
      delegate?.centralManager(self, didConnect: peripheral)
    }
  }

  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    deliverLater { [self] in
      peripheral.change(to: .disconnected)
      delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: nil)
    }
  }

  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    known.filter { identifiers.contains($0.identifier) }
  }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    known.filter { $0.state == .connected }
  }
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Never called: peripherals are always connected.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
  /// Never called: no state is restored.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

// Optional in CoreBluetooth.
extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}
