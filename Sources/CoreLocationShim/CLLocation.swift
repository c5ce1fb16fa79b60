public import Foundation

/// A recorded place on the earth. There is no device here that finds out where it is.
// Unchecked: the class is open, as Apple's is; what it holds never changes.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres above the sea.
  public let altitude: CLLocationDistance
  public let timestamp: Date

  public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance = 0, timestamp: Date) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), timestamp: .distantPast)
  }

  /// In metres, on a sphere of the earth's mean radius; iOS counts on an ellipsoid, within half a per cent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let part =
      latitude * latitude + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
