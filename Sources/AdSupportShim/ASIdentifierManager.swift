/// The device's identifier for advertising: zeros, as where tracking isn't allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  open class func shared() -> ASIdentifierManager { StandInScope.shared { ASIdentifierManager() } }
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
