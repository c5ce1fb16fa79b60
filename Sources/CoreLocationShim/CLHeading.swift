public import Foundation

public let kCLHeadingFilterNone: Double = -1
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The direction in which the top of the device points. Headings are never measured here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// In degrees from magnetic north.
  public let magneticHeading: Double
  /// In degrees from true north; negative if it isn't known.
  public let trueHeading: Double
  /// In degrees.
  public let headingAccuracy: Double
  public let timestamp = Date()
  // The geomagnetic field, which isn't measured.
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }

  /// Not a part of Core Location, in which only the system creates headings.
  public init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double = 0) {
    (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
    self.headingAccuracy = headingAccuracy
  }
}

/// A place where the device stayed for some time. Visits are never detected here.
open class CLVisit: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let arrivalDate: Date
  public let departureDate: Date

  /// Not a part of Core Location, in which only the system creates visits.
  public init(coordinate: CLLocationCoordinate2D, arrivalDate: Date, departureDate: Date) {
    (self.coordinate, self.arrivalDate, self.departureDate) = (coordinate, arrivalDate, departureDate)
  }
}
