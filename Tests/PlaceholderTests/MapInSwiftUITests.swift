import Foundation
import Graphics
import HeadlessSwiftUI
import MapKit
import Testing
import UIKit
import _MapKit_SwiftUI

/// SwiftUI's map as MapKit's view; the positions follow from Mercator's projection.
@MainActor @Suite struct MapInSwiftUITests {
  private struct Place: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
  }

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
  private static let east = CLLocationCoordinate2D(latitude: 0, longitude: 2.5)

  /// Shows a map of 200 points on each side.
  private func shown<Content: View>(_ view: Content, _ check: (MKMapView, HostedScreen) throws -> Void) throws {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 200)
    configuration.safeAreaInsets = .zero
    let hosting = UIHostingController(rootView: view)
    let screen = HostedScreen(configuration) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    func find(_ view: UIView) -> MKMapView? { view as? MKMapView ?? view.subviews.lazy.compactMap(find).first }
    try check(#require(find(hosting.view)), screen)
  }

  /// The position of a place 2.5 degrees east of the centre: ten degrees from north to south fill the 200 points.
  private var placeInTheEast: CGFloat {
    let height = asinh(tan(5 * Double.pi / 180)) / .pi
    return 100 + 2.5 / 360 * 200 / height
  }

  @Test func aMarkerIsABalloonAtItsPlace() throws {
    let map = Map(initialPosition: .region(Self.region)) {
      Marker("Port", systemImage: "ferry", coordinate: Self.east).tint(.green)
    }
    try shown(map) { view, _ in
      let marker = try #require(view.annotations.first.flatMap { view.view(for: $0) } as? MKMarkerAnnotationView)
      #expect(abs(marker.center.x - placeInTheEast) < 0.01)
      #expect(marker.center.y + marker.bounds.height / 2 == 100)
      #expect(marker.markerTintColor != nil && marker.glyphImage != nil)
      #expect(marker.accessibilityLabel == "Port")
    }
  }

  /// As on iOS, shapes aren't isolated.
  private nonisolated func shapes() -> (MapCircle, MapPolyline) {
    let end = CLLocationCoordinate2D(latitude: 1, longitude: 1)
    return (MapCircle(center: end, radius: 10), MapPolyline(coordinates: [CLLocationCoordinate2D(), end]))
  }

  @Test func shapesMadeAnywhereAreShown() throws {
    let (circle, line) = shapes()
    let map = Map(initialPosition: .region(Self.region)) {
      circle.foregroundStyle(.red)
      line.stroke(.blue, lineWidth: 2)
    }
    try shown(map) { view, _ in
      #expect(view.overlays.contains { ($0 as? MKCircle)?.radius == 10 })
      #expect(view.overlays.contains { ($0 as? MKPolyline)?.pointCount == 2 })
    }
  }

  @Test func anAnnotationIsAViewWithItsAnchorAtThePlace() throws {
    let map = Map(initialPosition: .region(Self.region)) {
      Annotation("Here", coordinate: Self.region.center, anchor: .bottom) {
        Color.red.frame(width: 30, height: 20)
      }
    }
    try shown(map) { view, screen in
      let found = try #require(view.annotations.first.flatMap { view.view(for: $0) })
      #expect(found.frame == CGRect(x: 85, y: 80, width: 30, height: 20))
      func names(_ node: ViewNode) -> [String] { [node.className] + node.children.flatMap(names) }
      #expect(names(screen.viewTree()).contains("Color"))
    }
  }

  private struct Choosing: View {
    @State var selection: Int? = 2
    var body: some View {
      Map(position: .constant(.region(MapInSwiftUITests.region)), selection: $selection) {
        ForEach([1, 2], id: \.self) { number in
          Marker("\(number)", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: Double(number))).tag(number)
        }
        if selection == nil { Marker("None", coordinate: MapInSwiftUITests.east) }
      }
    }
  }

  @Test func theSelectedTagSelectsItsItem() throws {
    try shown(Choosing()) { view, _ in
      #expect(view.annotations.count == 2)
      #expect(view.selectedAnnotations.map(\.coordinate.longitude) == [2])
    }
  }

  @Test func shapesHaveTheirStyle() throws {
    let map = Map(initialPosition: .region(Self.region)) {
      MapPolyline(coordinates: [Self.region.center, Self.east]).stroke(.blue, lineWidth: 3)
      MapCircle(center: Self.region.center, radius: 1000).foregroundStyle(.red)
    }
    try shown(map) { view, _ in
      let renderers = view.overlays.compactMap { view.renderer(for: $0) as? MKOverlayPathRenderer }
      #expect(renderers.map(\.lineWidth) == [3, 1])
      #expect(renderers.map { $0.strokeColor != nil } == [true, false])
      #expect(renderers.map { $0.fillColor != nil } == [false, true])
    }
  }

  @Test func theOlderAnnotationsArePlacedToo() throws {
    let places = [Place(id: 1, coordinate: Self.east)]
    let map = Map(coordinateRegion: .constant(Self.region), annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) { Color.blue.frame(width: 10, height: 10) }
    }
    try shown(map) { view, _ in
      let found = try #require(view.annotations.first.flatMap { view.view(for: $0) })
      #expect(abs(found.center.x - placeInTheEast) < 0.01 && found.center.y == 100)
    }
  }

  @Test func aReaderConvertsPoints() throws {
    var proxy: MapProxy?
    let reader = MapReader { given in
      let _ = proxy = given
      Map(initialPosition: .region(Self.region))
    }
    try shown(reader) { _, _ in
      let place = try #require(proxy?.convert(CGPoint(x: 100, y: 100), from: .local))
      #expect(abs(place.latitude) < 1e-9 && abs(place.longitude) < 1e-9)
    }
  }
}
