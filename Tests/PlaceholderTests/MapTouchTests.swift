import Foundation
import Graphics
import HeadlessSwiftUI
import MapKit
import Testing
import UIKit
import _MapKit_SwiftUI

/// A finger moves a map, two fingers zoom it, and a tap selects; the places follow from Mercator's projection.
@MainActor @Suite struct MapTouchTests {
  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))

  private final class Log {
    var entries: [String] = []
  }

  private struct Moving: View {
    let log: Log
    @State var position = MapCameraPosition.region(MapTouchTests.region)
    @State var selection: Int?
    var modes = MapInteractionModes.all
    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position, interactionModes: modes, selection: $selection) {
          ForEach([0, 3], id: \.self) { number in
            Annotation("", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: Double(number)), anchor: .center)
            {
              Color.red.frame(width: 20, height: 20)
            }
            .tag(number)
          }
        }
        .frame(width: 200, height: 200)
        .onMapCameraChange { log.entries.append("end \($0.region.center.longitude.rounded())") }
        .onMapCameraChange(frequency: .continuous) { _ in log.entries.append("continuous") }
        Text("\(position.positionedByUser) \(selection.map { "\($0)" } ?? "none")")
        Button("Back") { position = .region(MapTouchTests.region) }
      }
    }
  }

  private func shown(_ view: some View, _ check: (MKMapView, HostedScreen) throws -> Void) throws {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 300)
    configuration.safeAreaInsets = .zero
    let hosting = UIHostingController(rootView: view)
    let screen = HostedScreen(configuration) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    func find(_ view: UIView) -> MKMapView? { view as? MKMapView ?? view.subviews.lazy.compactMap(find).first }
    try check(#require(find(hosting.view)), screen)
  }

  private func texts(_ screen: HostedScreen) -> [String] {
    func find(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(find) }
    return find(screen.viewTree())
  }

  private func send(_ touches: TouchSequence, to screen: HostedScreen) {
    screen.window.send(touches)
    screen.window.updateScreen()
    _ = screen.displayList()
  }

  @Test func aDragMovesTheMapAndItsItems() throws {
    try shown(Moving(log: Log())) { map, screen in
      let item = try #require(map.annotations.first.flatMap { map.view(for: $0) })
      let old = map.convert(item.center, to: nil)
      send(.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 70, y: 60)), to: screen)
      let moved = try #require(map.annotations.first.flatMap { map.view(for: $0) })
      let way = old.x - map.convert(moved.center, to: nil).x
      // A recognizer may leave out the first movement, by which it knows a pan.
      #expect(way > 60 && way <= 80)
      #expect(map.region.center.longitude > 0 && abs(map.region.center.latitude) < 1e-6)
      #expect(texts(screen).contains("true none"))
    }
  }

  @Test func theMapStaysUntilTheAppPositionsIt() throws {
    let log = Log()
    try shown(Moving(log: log)) { map, screen in
      #expect(log.entries.sorted() == ["continuous", "end 0.0"])
      log.entries = []
      send(.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 70, y: 60)), to: screen)
      #expect(log.entries.filter { $0.hasPrefix("end") }.count == 1 && log.entries.contains("continuous"))
      let center = map.region.center.longitude
      screen.window.updateScreen()
      #expect(map.region.center.longitude == center)
      // The button is below the map and the text.
      func place(_ node: ViewNode) -> CGRect? {
        node.text == "Back" ? node.screenFrame : node.children.lazy.compactMap(place).first
      }
      let button = try #require(place(screen.viewTree()))
      send(.tap(at: CGPoint(x: button.midX, y: button.midY)), to: screen)
      #expect(map.region.center.longitude == 0 && texts(screen).contains("false none"))
    }
  }

  @Test func aPinchZooms() throws {
    try shown(Moving(log: Log())) { map, screen in
      send(.pinch(at: CGPoint(x: 100, y: 100), from: 40, to: 120), to: screen)
      #expect(map.region.span.latitudeDelta < 9)
    }
  }

  @Test func modesRestrictMovements() throws {
    try shown(Moving(log: Log(), modes: [])) { map, screen in
      send(.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 70, y: 60)), to: screen)
      send(.pinch(at: CGPoint(x: 100, y: 100), from: 40, to: 120), to: screen)
      #expect(map.region.center.longitude == 0 && map.region.span.latitudeDelta == 10)
    }
  }

  @Test func aTapSelectsAnItem() throws {
    try shown(Moving(log: Log())) { map, screen in
      let item = try #require(map.annotations.last.flatMap { map.view(for: $0) })
      let place = map.convert(item.center, to: nil)
      send(.tap(at: place), to: screen)
      #expect(texts(screen).contains("false 3"))
      send(.tap(at: CGPoint(x: 20, y: place.y + 60)), to: screen)
      #expect(texts(screen).contains("false none"))
    }
  }
}
