public import CoreLocation
public import Foundation

/// From where a map is seen. Maps are seen from straight above here, north at the top.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// In metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Kept: maps are seen from straight above.
  open var pitch: CGFloat = 0
  /// Kept: north is at the top.
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

  /// As much as is seen from the distance by an eye that sees a right angle's sixth: MapKit's own figure isn't known.
  var region: MKCoordinateRegion {
    let width = centerCoordinateDistance * 2 * tan(.pi / 12)
    return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: width, longitudinalMeters: width)
  }
}
