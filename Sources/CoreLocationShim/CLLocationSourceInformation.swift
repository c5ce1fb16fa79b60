public import Foundation

/// What determined a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software simulated the location, as Xcode does.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory such as a car's receiver determined it.
  public let isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }
}
