import MapKit
import Testing
import UIKit

/// The limits of a map's camera.
@MainActor @Suite struct MapCameraLimitTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    map.region = MKCoordinateRegion(
      center: place(0, 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    return map
  }

  @Test func theCenterStaysWithinTheBoundary() {
    let map = map()
    map.cameraBoundary = MKMapView.CameraBoundary(
      coordinateRegion: MKCoordinateRegion(
        center: place(0, 10), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)))
    #expect(abs(map.centerCoordinate.longitude - 12) < 1e-9 && abs(map.centerCoordinate.latitude) < 1e-9)
    map.setCenter(place(0, 11), animated: false)
    #expect(map.centerCoordinate.longitude == 11)
    map.setCameraBoundary(nil, animated: true)
    map.setCenter(place(0, 30), animated: false)
    #expect(map.centerCoordinate.longitude == 30)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }

  @Test func theDistanceStaysInItsRange() {
    let map = map()
    let distance = map.camera.centerCoordinateDistance
    map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: distance / 2)
    #expect(abs(map.region.span.longitudeDelta - 0.5) < 1e-6 && abs(map.region.span.latitudeDelta - 0.5) < 1e-6)
    map.setCameraZoomRange(MKMapView.CameraZoomRange(minCenterCoordinateDistance: distance * 2), animated: false)
    #expect(abs(map.region.span.longitudeDelta - 2) < 1e-6)
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
  }

  /// The rectangle of a shape with several parts contains all of them, and its coordinate is the middle.
  @Test func shapesMayHaveSeveralParts() {
    let lines = MKMultiPolyline([
      MKPolyline(coordinates: [place(0, 10), place(0, 12)], count: 2),
      MKPolyline(coordinates: [place(0, 14), place(0, 16)], count: 2),
    ])
    #expect(abs(lines.coordinate.longitude - 13) < 1e-9)
    let hole = MKPolygon(coordinates: [place(0, 1), place(1, 1), place(1, 2)], count: 3)
    let corners = [place(0, 0), place(4, 0), place(4, 4)].map { MKMapPoint($0) }
    let areas = MKMultiPolygon([MKPolygon(points: corners, count: 3, interiorPolygons: [hole])])
    #expect(areas.polygons.first?.interiorPolygons == [hole])
    let renderer = MKMultiPolygonRenderer(multiPolygon: areas)
    #expect(renderer.multiPolygon === areas)
    #expect(MKMultiPolylineRenderer(multiPolyline: lines).multiPolyline === lines)
    let cluster = MKClusterAnnotation(memberAnnotations: [lines, MKUserLocation()].dropLast())
    #expect(cluster.memberAnnotations.count == 1 && abs(cluster.coordinate.longitude - 13) < 1e-9)
  }

  /// Two degrees of the equator are 222.64 kilometres.
  @Test func aCircleLiesInARectangle() {
    let (west, east) = (MKMapPoint(place(0, 9)), MKMapPoint(place(0, 11)))
    let width = east.x - west.x
    let circle = MKCircle(mapRect: MKMapRect(x: west.x, y: west.y - width / 2, width: width, height: width))
    #expect(abs(circle.radius - 111_320) < 300)
    #expect(abs(circle.coordinate.longitude - 10) < 1e-9 && abs(circle.coordinate.latitude) < 1e-9)
  }
}
