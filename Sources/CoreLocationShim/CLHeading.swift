public import Foundation

public let kCLHeadingFilterNone: Double = -1
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Where the device's top points to. Nothing finds that out here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// In degrees from the magnetic north.
  public let magneticHeading: Double
  /// In degrees from the geographic north; less than 0 where it isn't known.
  public let trueHeading: Double
  /// In degrees.
  public let headingAccuracy: Double

  /// Not a part of Core Location, where the system makes them.
  public init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double = 0) {
    (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
    self.headingAccuracy = headingAccuracy
  }
}

/// A place where the device stayed. None is found here.
open class CLVisit: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let arrivalDate: Date
  public let departureDate: Date

  /// Not a part of Core Location, where the system makes them.
  public init(coordinate: CLLocationCoordinate2D, arrivalDate: Date, departureDate: Date) {
    (self.coordinate, self.arrivalDate, self.departureDate) = (coordinate, arrivalDate, departureDate)
  }
}
