public import CoreLocation
internal import HeadlessSwiftUI
public import MapKit

/// A line through coordinates.
public struct MapPolyline: MapContent {
  private let line: MKPolyline

  public init(_ polyline: MKPolyline) { line = polyline }
  /// The course of a route.
  public init(_ route: MKRoute) { line = route.polyline }
  /// - Parameter contourStyle: ignored: lines are straight on the map.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    line = MKPolyline(coordinates: coordinates, count: coordinates.count)
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    line = MKPolyline(points: points, count: points.count)
  }

  /// The course of a line on the earth.
  public enum ContourStyle: Hashable, Sendable {
    case straight, geodesic
  }

  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(line))) }
}

/// An area whose corners are coordinates.
public struct MapPolygon: MapContent {
  private let area: MKPolygon

  public init(_ polygon: MKPolygon) { area = polygon }
  public init(coordinates: [CLLocationCoordinate2D]) {
    area = MKPolygon(coordinates: coordinates, count: coordinates.count)
  }
  public init(points: [MKMapPoint]) { area = MKPolygon(points: points, count: points.count) }

  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(area))) }
}

/// A circle around a coordinate.
public struct MapCircle: MapContent {
  private let circle: MKCircle

  public init(_ circle: MKCircle) { self.circle = circle }
  /// - Parameter radius: in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }

  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(circle))) }
}
