/// A value that the app offers.
open class CBMutableCharacteristic: CBCharacteristic {
  private var offeredValue: Data?
  private var offeredProperties: CBCharacteristicProperties
  open var permissions: CBAttributePermissions

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    (offeredProperties, offeredValue, self.permissions) = (properties, value, permissions)
    super.init(UUID.uuidString, of: nil)
  }

  open var subscribedCentrals: [CBCentral]? { nil }
  open override var value: Data? {
    get { offeredValue }
    set { offeredValue = newValue }
  }
  open override var properties: CBCharacteristicProperties {
    get { offeredProperties }
    set { offeredProperties = newValue }
  }
}

/// What other devices may do with a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let readable = Self(rawValue: 1), writeable = Self(rawValue: 2)
  public static let readEncryptionRequired = Self(rawValue: 4), writeEncryptionRequired = Self(rawValue: 8)
}
