public import CoreLocation
internal import HeadlessSwiftUI
public import MapKit

// As on iOS, shapes aren't isolated: MapKit's are made as a map collects them. The conformances are in extensions, so that the
// types' members aren't isolated to the main actor.

/// A line through coordinates.
public struct MapPolyline {
  private let line: @MainActor () -> MKPolyline

  public init(_ polyline: MKPolyline) {
    line = { polyline }
  }
  /// The course of a route.
  public init(_ route: MKRoute) {
    line = { route.polyline }
  }
  /// - Parameter contourStyle: ignored: lines are straight on the map.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    line = { MKPolyline(coordinates: coordinates, count: coordinates.count) }
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    line = { MKPolyline(points: points, count: points.count) }
  }

  /// The course of a line on the earth.
  public enum ContourStyle: Hashable, Sendable {
    case straight, geodesic
  }
}

extension MapPolyline: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(line()))) }
}

/// An area whose corners are coordinates.
public struct MapPolygon {
  private let area: @MainActor () -> MKPolygon

  public init(_ polygon: MKPolygon) {
    area = { polygon }
  }
  public init(coordinates: [CLLocationCoordinate2D]) {
    area = { MKPolygon(coordinates: coordinates, count: coordinates.count) }
  }
  public init(points: [MKMapPoint]) { area = { MKPolygon(points: points, count: points.count) } }
}

extension MapPolygon: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(area()))) }
}

/// A circle around a coordinate.
public struct MapCircle {
  private let circle: @MainActor () -> MKCircle

  public init(_ circle: MKCircle) {
    self.circle = { circle }
  }
  /// - Parameter radius: in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = { MKCircle(center: center, radius: radius) }
  }
}

extension MapCircle: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(MapItem(.shape(circle()))) }
}
