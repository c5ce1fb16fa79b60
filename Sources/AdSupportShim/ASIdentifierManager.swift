/// The device's advertising identifier: zeros, as on iOS if tracking isn't allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  open class func shared() -> ASIdentifierManager { StandInScope.shared { ASIdentifierManager() } }
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
