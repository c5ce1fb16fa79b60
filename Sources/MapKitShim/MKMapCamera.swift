public import CoreLocation
public import Foundation

/// The viewpoint of a map. Maps are seen from straight above here, north at the top.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// In metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Stored but unused: maps are shown from straight above.
  open var pitch: CGFloat = 0
  /// Stored but unused: north is at the top.
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// The camera at a place above the ground that looks at another place.
  ///
  /// - Parameter eyeAltitude: in metres.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let eye = CLLocation(latitude: eyeCoordinate.latitude, longitude: eyeCoordinate.longitude)
    let away = eye.distance(
      from: CLLocation(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(away, eyeAltitude),
      pitch: atan2(away, eyeAltitude) * 180 / .pi,
      heading: away > 0 ? eyeCoordinate.bearing(to: centerCoordinate) : 0)
  }

  /// Half the visible width as a fraction of the distance: a field of view of 30 degrees. MapKit's own isn't known.
  private static let slope = tan(Double.pi / 12)

  /// The visible part at the distance.
  var region: MKCoordinateRegion {
    let width = centerCoordinateDistance * 2 * MKMapCamera.slope
    return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: width, longitudinalMeters: width)
  }

  /// The camera that shows a region from top to bottom.
  convenience init(seeing region: MKCoordinateRegion) {
    let center = region.center
    let north = CLLocation(latitude: center.latitude + region.span.latitudeDelta, longitude: center.longitude)
    let height = CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: north)
    self.init(lookingAtCenter: center, fromDistance: height / (2 * MKMapCamera.slope), pitch: 0, heading: 0)
  }
}

extension CLLocationCoordinate2D {
  /// The direction to another place along a great circle, in degrees clockwise from north.
  fileprivate func bearing(to other: CLLocationCoordinate2D) -> CLLocationDirection {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let turn = (other.longitude - longitude) * .pi / 180
    let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }
}
