public import Foundation

/// A location on the earth. The device's own location isn't determined here.
// Unchecked: the class is open, as Apple's is; its stored properties never change.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres above sea level.
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

  /// In metres, on a sphere with the earth's mean radius; iOS uses an ellipsoid, and differs by at most half a per cent.
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
