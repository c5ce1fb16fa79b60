internal import CoreLocation
internal import Foundation

/// The Mercator projection of a region to a view, which is filled and contains at least the whole region.
struct MapProjection {
  private let center: (x: Double, y: Double)
  /// Points per unit of the projection, in which the width of the earth is 1.
  private let scale: Double
  private let size: CGSize

  init(region: MKCoordinateRegion, size: CGSize) {
    self.size = size
    center = MapProjection.point(region.center)
    let half = region.span.latitudeDelta / 2
    let north = MapProjection.point(
      CLLocationCoordinate2D(latitude: region.center.latitude + half, longitude: 0))
    let south = MapProjection.point(
      CLLocationCoordinate2D(latitude: region.center.latitude - half, longitude: 0))
    let width = max(region.span.longitudeDelta / 360, 1e-9)
    let height = max(south.y - north.y, 1e-9)
    scale = max(min(Double(size.width) / width, Double(size.height) / height), 1e-9)
  }

  static func point(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    let latitude = min(max(place.latitude, -85), 85) * .pi / 180
    return ((place.longitude + 180) / 360, (1 - asinh(tan(latitude)) / .pi) / 2)
  }

  /// The position of a coordinate, in points of the view.
  func point(of place: CLLocationCoordinate2D) -> CGPoint {
    let point = MapProjection.point(place)
    return CGPoint(
      x: Double(size.width) / 2 + (point.x - center.x) * scale,
      y: Double(size.height) / 2 + (point.y - center.y) * scale)
  }

  /// Points of the view for a point of the map.
  var zoomScale: Double { scale / MKMapPoint.side }

  /// The part of the map in the view.
  var mapRect: MKMapRect {
    let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
    return MKMapRect(
      x: (center.x - width / 2) * MKMapPoint.side, y: (center.y - height / 2) * MKMapPoint.side,
      width: width * MKMapPoint.side, height: height * MKMapPoint.side)
  }

  /// The coordinate at a point of the view.
  func place(at point: CGPoint) -> CLLocationCoordinate2D {
    let x = center.x + (Double(point.x) - Double(size.width) / 2) / scale
    let y = center.y + (Double(point.y) - Double(size.height) / 2) / scale
    return MapProjection.place(x: x, y: y)
  }

  static func place(x: Double, y: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: x * 360 - 180)
  }
}
