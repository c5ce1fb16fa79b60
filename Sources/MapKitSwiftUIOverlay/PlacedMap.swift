internal import Foundation
internal import HeadlessSwiftUI
internal import HeadlessUIKit
internal import MapKit

/// MapKit's view with the items of a map.
struct PlacedMap: UIViewRepresentable {
  let position: MapCameraPosition
  let selected: AnyHashable?
  let items: [MapItem]

  func makeCoordinator() -> MapItemDelegate { MapItemDelegate() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    context.environment.mapReference?.map = map
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let delegate = context.coordinator
    map.mapType = context.environment.mapStyle.type
    map.removeAnnotations(map.annotations)
    map.removeOverlays(map.overlays)
    delegate.environment = context.environment
    delegate.places = items.compactMap { PlacedItem($0) }
    delegate.shapes = [:]
    for item in items {
      guard case .shape(let shape) = item.kind else { continue }
      delegate.shapes[ObjectIdentifier(shape)] = item
      map.addOverlay(shape)
    }
    map.addAnnotations(delegate.places)
    if let selected, let place = delegate.places.first(where: { $0.item.tag == selected }) {
      map.selectAnnotation(place, animated: false)
    }
    show(position, on: map, delegate)
  }

  private func show(_ position: MapCameraPosition, on map: MKMapView, _ delegate: MapItemDelegate) {
    switch position.storage {
    case .automatic: showAll(on: map, delegate)
    case .region(let region): map.region = region
    case .rect(let rect): map.visibleMapRect = rect
    case .camera(let camera):
      map.camera = MKMapCamera(
        lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch,
        heading: camera.heading)
    case .userLocation(let fallback, _): show(fallback, on: map, delegate)
    }
  }

  /// Shows all items. MapKit's margin around them isn't known.
  private func showAll(on map: MKMapView, _ delegate: MapItemDelegate) {
    let shapes = map.overlays.map(\.boundingMapRect)
    guard !shapes.isEmpty else { return map.showAnnotations(delegate.places, animated: false) }
    let points = delegate.places.map { MKMapPoint($0.coordinate) }
    let rects = shapes + points.map { MKMapRect(x: $0.x, y: $0.y, width: 0, height: 0) }
    map.visibleMapRect = rects.reduce(MKMapRect.null) { $0.union($1) }
  }
}

/// A marker or an annotation for MapKit's view.
final class PlacedItem: NSObject, MKAnnotation {
  let item: MapItem
  let coordinate: CLLocationCoordinate2D

  init?(_ item: MapItem) {
    guard let coordinate = item.coordinate else { return nil }
    self.item = item
    self.coordinate = coordinate
    super.init()
  }
}

/// Provides MapKit's view with the views and renderers of the items.
@MainActor final class MapItemDelegate: NSObject, MKMapViewDelegate {
  var places: [PlacedItem] = []
  var shapes: [ObjectIdentifier: MapItem] = [:]
  var environment = EnvironmentValues()

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let place = annotation as? PlacedItem else { return nil }
    switch place.item.kind {
    case .marker(_, let title, let glyph): return marker(place, title, glyph)
    case .annotation(_, let title, let anchor, let view): return self.view(place, title, anchor, view)
    case .shape: return nil
    }
  }

  private func marker(_ place: PlacedItem, _ title: Text?, _ glyph: MapItem.Glyph?) -> MKAnnotationView {
    let view = MKMarkerAnnotationView(annotation: place, reuseIdentifier: nil)
    view.accessibilityLabel = title?.plainString(in: environment)
    view.markerTintColor = place.item.tint.map { UIColor($0) }
    switch glyph {
    case .text(let text): view.glyphText = text.plainString(in: environment)
    case .image(let image): view.glyphImage = image.platformImage(in: environment)
    case nil: break
    }
    return view
  }

  private func view(_ place: PlacedItem, _ title: Text?, _ anchor: UnitPoint, _ content: AnyView) -> MKAnnotationView {
    let view = MKAnnotationView(annotation: place, reuseIdentifier: nil)
    view.accessibilityLabel = title?.plainString(in: environment)
    let hosting = _UIHostingView(rootView: content)
    let size = hosting.intrinsicContentSize
    hosting.frame = CGRect(origin: .zero, size: size)
    view.bounds.size = size
    view.centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
    view.addSubview(hosting)
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer: MKOverlayPathRenderer =
      switch overlay {
      case let line as MKPolyline: MKPolylineRenderer(polyline: line)
      case let area as MKPolygon: MKPolygonRenderer(polygon: area)
      case let circle as MKCircle: MKCircleRenderer(circle: circle)
      default: MKOverlayPathRenderer(overlay: overlay)
      }
    guard let item = shapes[ObjectIdentifier(overlay)] else { return renderer }
    let isLine = overlay is MKPolyline
    // Shapes without a style of their own have the accent colour, as documented.
    renderer.fillColor =
      isLine ? nil : (item.fill ?? (item.stroke == nil ? Color.accentColor : nil)).map { UIColor($0) }
    renderer.strokeColor = (item.stroke ?? (isLine ? item.fill ?? .accentColor : nil)).map { UIColor($0) }
    renderer.lineWidth = item.lineWidth
    return renderer
  }
}
