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
