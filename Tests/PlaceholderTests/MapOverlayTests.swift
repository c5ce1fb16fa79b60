import AVFoundation
import Graphics
import MapKit
import Testing
import UIKit

@testable import HeadlessUIKit

/// Overlays and selections on maps.
@MainActor @Suite struct MapOverlayTests {
  private final class Artist: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    var renderer: MKOverlayRenderer?

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      if let renderer { return renderer }
      switch overlay {
      case let line as MKPolyline:
        let renderer = MKPolylineRenderer(polyline: line)
        (renderer.strokeColor, renderer.lineWidth) = (.red, 5)
        return renderer
      case let circle as MKCircle:
        let renderer = MKCircleRenderer(circle: circle)
        (renderer.fillColor, renderer.alpha) = (.blue, 0.5)
        return renderer
      default: return Painter(overlay: overlay)
      }
    }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
      calls.append("mode \(mode.rawValue) \(animated)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("select") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { calls.append("deselect") }
  }

  private final class Area: NSObject, MKOverlay {
    let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 20)
    /// A degree of longitude around the coordinate.
    let boundingMapRect: MKMapRect = {
      let (start, end) = (19.5, 20.5)
      let west = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: start))
      let east = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: end))
      let side = east.x - west.x
      return MKMapRect(x: west.x, y: west.y - side / 2, width: side, height: side)
    }()
  }

  /// Fills its overlay's rectangle.
  private final class Painter: MKOverlayRenderer {
    var scales: [MKZoomScale] = []
    var isReady = true

    override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { isReady }
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      scales.append(zoomScale)
      context.setFillColor(UIColor.green.cgColor)
      context.fill(rect(for: overlay.boundingMapRect))
    }
  }

  private let artist = Artist()

  private let green = Graphics.Color(red: 0, green: 1, blue: 0, alpha: 1)

  /// One pixel per point.
  private func picture(of map: MKMapView) throws -> Bitmap {
    map.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: map.bounds.size, format: format).image {
      map.layer.render(in: $0.cgContext)
    }
    return try #require(image.cgImage?.bitmap)
  }

  @Test func aRendererDrawsInItsOwnPoints() throws {
    let map = map()
    let area = Area()
    map.addOverlay(area)
    let bitmap = try picture(of: map)
    // A degree is 100 points: 150 to 250 both ways.
    #expect(bitmap[155, 155] == green && bitmap[245, 245] == green)
    #expect(bitmap[145, 200] != green && bitmap[200, 255] != green)
    let painter = try #require(map.renderer(for: area) as? Painter)
    // 400 points show 4 of 360 degrees of a map that is 268,435,456 points wide.
    #expect(abs(try #require(painter.scales.first) - 36_000 / 268_435_456) < 1e-12)
    #expect(painter.point(for: area.boundingMapRect.origin) == .zero)
    #expect(painter.mapPoint(for: .zero) == area.boundingMapRect.origin)
  }

  /// A line without its end.
  private final class HalfLine: MKPolylineRenderer {
    override func createPath() {
      super.createPath()
      let box = path.boundingBoxOfPath
      let half = CGMutablePath()
      half.move(to: CGPoint(x: box.minX, y: box.midY))
      half.addLine(to: CGPoint(x: box.midX, y: box.midY))
      path = half
    }
  }

  @Test func aSubclassOfAShapeDrawsItsOwnPath() throws {
    let places = [19.0, 21].map { CLLocationCoordinate2D(latitude: 0, longitude: $0) }
    let map = map()
    let line = MKPolyline(coordinates: places, count: 2)
    let renderer = HalfLine(polyline: line)
    (renderer.strokeColor, renderer.lineWidth, renderer.lineCap) = (.green, 10, .butt)
    artist.renderer = renderer
    map.addOverlay(line)
    let bitmap = try picture(of: map)
    // The line is from 100 to 300, 10 points wide around 200.
    #expect(bitmap[105, 197] == green && bitmap[195, 203] == green)
    #expect(bitmap[205, 200] != green && bitmap[105, 207] != green)
    // The path is in points of the map, from the overlay's corner.
    #expect(renderer.path.boundingBoxOfPath.minX == 0)
  }

  @Test func theTrackingButtonStepsThroughTheModes() throws {
    let map = map()
    let button = MKUserTrackingButton(mapView: map)
    let control = try #require(button.subviews.first as? UIButton)
    control.sendActions(for: .touchUpInside)
    #expect(map.userTrackingMode == .follow && artist.calls == ["mode 1 true"])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(map.userTrackingMode == .none)
  }

  @Test func trackingControlsFollowTheMapsMode() throws {
    let (map, other) = (map(), map())
    let button = MKUserTrackingButton(mapView: map)
    let item = MKUserTrackingBarButtonItem(mapView: map)
    let control = try #require(button.subviews.first as? UIButton)
    let arrow = UIImage(systemName: "location.fill")
    map.userTrackingMode = .follow
    #expect(control.image(for: .normal) == arrow && item.image == arrow && artist.calls == ["mode 1 false"])
    map.setUserTrackingMode(.follow, animated: true)
    #expect(artist.calls.count == 1)
    button.mapView = other
    #expect(control.image(for: .normal) == UIImage(systemName: "location"))
    map.userTrackingMode = .followWithHeading
    #expect(control.image(for: .normal) == UIImage(systemName: "location"))
    #expect(item.image == UIImage(systemName: "location.north.line.fill"))
  }

  /// A colour that is set after the overlay is shown waits for `setNeedsDisplay()`.
  @Test func aShapesLookIsReadAgainOnRequest() throws {
    let map = map()
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 20), radius: 111_320)
    map.addOverlay(circle)
    let shape = try #require(shapes(map).first)
    #expect(shape.fillColor == UIColor.blue.cgColor)
    let renderer = try #require(map.renderer(for: circle) as? MKCircleRenderer)
    (renderer.fillColor, renderer.alpha) = (.green, 1)
    renderer.setNeedsDisplay()
    #expect(shape.fillColor == UIColor.green.cgColor && shape.opacity == 1 && shapes(map).first === shape)
  }

  /// Four degrees fill the width: one is a hundred points.
  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    map.delegate = artist
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 4))
    return map
  }

  private func shapes(_ map: MKMapView) -> [CAShapeLayer] {
    map.layoutIfNeeded()
    return map.subviews.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
  }

  @Test func overlaysLieWhereTheirPlacesAre() throws {
    let map = map()
    let places = [19.0, 21].map { CLLocationCoordinate2D(latitude: 0, longitude: $0) }
    let line = MKPolyline(coordinates: places, count: 2)
    map.addOverlay(line)
    // A degree of the equator is 111.32 kilometres.
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 20), radius: 111_320)
    map.addOverlay(circle, level: .aboveLabels)
    let shapes = shapes(map)
    #expect(shapes.count == 2)
    let box = try #require(shapes[0].path).boundingBoxOfPath
    #expect(abs(box.minX - 100) < 1e-6 && abs(box.maxX - 300) < 1e-6 && abs(box.midY - 200) < 1e-6)
    #expect(shapes[0].strokeColor == UIColor.red.cgColor && shapes[0].lineWidth == 5 && shapes[0].fillColor == nil)
    let round = try #require(shapes[1].path).boundingBoxOfPath
    #expect(abs(round.width - 200) < 0.01 && abs(round.height - 200) < 0.1 && abs(round.midX - 200) < 0.01)
    #expect(shapes[1].opacity == 0.5 && map.overlays.count == 2)
    map.removeOverlay(line)
    #expect(self.shapes(map).count == 1 && map.renderer(for: line) == nil)
  }

  @Test func placesOfTheMapAreMercators() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
    let place = MKMapPoint(x: 1e8, y: 1e8).coordinate
    let back = MKMapPoint(place)
    #expect(abs(back.x - 1e8) < 1e-3 && abs(back.y - 1e8) < 1e-3)
    let rect = MKMapRect(x: 0, y: 0, width: 10, height: 10).union(MKMapRect(x: 20, y: 5, width: 1, height: 1))
    #expect(rect == MKMapRect(x: 0, y: 0, width: 21, height: 10) && rect.contains(MKMapPoint(x: 21, y: 10)))
    #expect(MKMapRect.null.union(rect) == rect && MKMapRect.null.isNull)
  }

  /// The region fills the area inside the padding.
  @Test func aPartOfTheMapIsShownWithinThePadding() {
    let map = map()
    let corners = [19.0, 21].map { MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: $0)) }
    let part = MKMapRect(x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: 0)
    map.setVisibleMapRect(part, edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0), animated: false)
    let points = [19.0, 21].map {
      map.convert(CLLocationCoordinate2D(latitude: 0, longitude: $0), toPointTo: map).x
    }
    #expect(abs(points[0] - 100) < 0.5 && abs(points[1] - 400) < 0.5)
  }

  @Test func oneAnnotationIsChosenAtATime() throws {
    let map = map()
    map.register(
      MKAnnotationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let places = [MKPointAnnotation(), MKPointAnnotation()]
    map.addAnnotations(places)
    #expect(!(map.view(for: places[0]) is MKMarkerAnnotationView))
    map.selectAnnotation(places[0], animated: false)
    map.selectAnnotation(places[1], animated: false)
    #expect(artist.calls == ["select", "deselect", "select"])
    #expect(map.view(for: places[1])?.isSelected == true && map.view(for: places[0])?.isSelected == false)
    map.removeAnnotation(places[1])
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func picturesFitInTheMiddle() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
  }

  @Test func aQueuePlaysOneAfterTheOther() throws {
    let address = try #require(URL(string: "https://example.org/film.mp4"))
    let items = [AVPlayerItem(url: address), AVPlayerItem(url: address)]
    let player = AVQueuePlayer(items: items)
    #expect(player.currentItem === items[0] && player.items().count == 2)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test func overlaysAreInsertedAtTheirPlaces() {
    let map = MKMapView()
    let overlays = [Area(), Area(), Area()]
    map.addOverlays([overlays[0], overlays[1]])
    map.insertOverlay(overlays[2], at: 1, level: .aboveLabels)
    #expect(map.overlays.map { $0 === overlays[2] } == [false, true, false])
    #expect(MKMapRect() == MKMapRect(x: 0, y: 0, width: 0, height: 0))
  }
}
