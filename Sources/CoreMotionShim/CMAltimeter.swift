/// Measures changes of altitude: not available, as in the simulator.
open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Never calls the handler: nothing is measured.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  open func stopRelativeAltitudeUpdates() {}
  /// Never calls the handler: nothing is measured.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {}
  open func stopAbsoluteAltitudeUpdates() {}
}

/// A change of altitude, and the pressure of the air.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  public let relativeAltitude: NSNumber
  /// In kilopascals.
  public let pressure: NSNumber

  /// Not a part of CoreMotion, where only the system creates them.
  public init(relativeAltitude: Double, pressure: Double) {
    self.relativeAltitude = NSNumber(value: relativeAltitude)
    self.pressure = NSNumber(value: pressure)
    super.init()
  }
}

/// An altitude above the sea, in metres.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  public let altitude: Double
  public let accuracy: Double
  public let precision: Double

  /// Not a part of CoreMotion, where only the system creates them.
  public init(altitude: Double, accuracy: Double, precision: Double) {
    (self.altitude, self.accuracy, self.precision) = (altitude, accuracy, precision)
    super.init()
  }
}
