public import CoreLocation
public import Foundation

extension MKMapView {
  /// The part of a map in which the centre of the visible part stays.
  @preconcurrency @MainActor open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    /// Nil for an empty region.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else { return nil }
      let (center, span) = (region.center, region.span)
      let start = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
      let end = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
      mapRect = MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
      self.region = region
      super.init()
    }

    /// Nil for an empty rectangle.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      let (start, end) = (mapRect.origin.coordinate, MKMapPoint(x: mapRect.maxX, y: mapRect.maxY).coordinate)
      region = MKCoordinateRegion(
        center: mapRect.middle,
        span: MKCoordinateSpan(
          latitudeDelta: start.latitude - end.latitude, longitudeDelta: end.longitude - start.longitude))
      super.init()
    }
  }

  /// The distances between the camera and the centre of the visible part, in metres.
  @preconcurrency @MainActor open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Nil if the least distance is more than the largest one.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
    }
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
    }
  }

  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  /// A region within the map's limits.
  func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    var region = region
    if let limits = cameraBoundary?.mapRect {
      let center = MKMapPoint(region.center)
      let kept = MKMapPoint(
        x: min(max(center.x, limits.minX), limits.maxX), y: min(max(center.y, limits.minY), limits.maxY))
      if kept != center { region.center = kept.coordinate }
    }
    let distance = MKMapCamera(seeing: region).centerCoordinateDistance
    if let limits = cameraZoomRange, distance > 0 {
      let kept = min(
        max(distance, limits.minCenterCoordinateDistance), limits.maxCenterCoordinateDistance)
      region.span.latitudeDelta *= kept / distance
      region.span.longitudeDelta *= kept / distance
    }
    return region
  }
}
