internal import Foundation
internal import HeadlessSwiftUI
internal import HeadlessUIKit
internal import MapKit

/// MapKit's view with the items of a map.
struct PlacedMap: UIViewRepresentable {
  let position: MapCameraPosition
  let selected: AnyHashable?
  let items: [MapItem]
  let modes: MapInteractionModes
  let moved: @MainActor (MKMapView) -> MapCameraPosition?
  let select: @MainActor (AnyHashable?) -> Void

  func makeCoordinator() -> MapItemDelegate { MapItemDelegate() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    context.coordinator.observe(map)
    context.environment.mapReference?.map = map
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let delegate = context.coordinator
    map.mapType = context.environment.mapStyle.type
    map.removeAnnotations(map.annotations)
    map.removeOverlays(map.overlays)
    map.isScrollEnabled = modes.contains(.pan)
    map.isZoomEnabled = modes.contains(.zoom)
    delegate.environment = context.environment
    delegate.moved = moved
    // What the update selects isn't the user's choice.
    delegate.select = { _ in }
    defer { delegate.select = select }
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
    // A map that the user has moved stays where it is until the app positions it again.
    guard position != delegate.position || (position == .automatic && !delegate.isMoved) else { return }
    delegate.position = position
    delegate.isMoved = false
    show(position, on: map, delegate)
  }

  private func show(_ position: MapCameraPosition, on map: MKMapView, _ delegate: MapItemDelegate) {
    switch position.storage {
    case .user: break
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
  var moved: @MainActor (MKMapView) -> MapCameraPosition? = { _ in nil }
  var select: @MainActor (AnyHashable?) -> Void = { _ in }
  /// Where the app or the user has positioned the map.
  var position: MapCameraPosition?
  /// Whether touches have moved the map since the app positioned it.
  var isMoved = false
  private var hasNews = false

  /// Follows the touches on a map, and reports what it shows once it is laid out.
  func observe(_ map: MKMapView) {
    map.wasMovedByTouch = { [weak self, weak map] phase in
      guard let self, let map else { return }
      isMoved = true
      if let position = moved(map) { self.position = position }
      if phase == .moved { report(map, isContinuous: true) }
    }
    map.wasLaidOut = { [weak self, weak map] in
      guard let self, let map, hasNews, !map.bounds.isEmpty else { return }
      hasNews = false
      report(map, isContinuous: false)
    }
  }

  private func report(_ map: MKMapView, isContinuous: Bool) {
    let context = MapCameraUpdateContext(of: map)
    for action in environment.mapCameraActions where action.isContinuous || !isContinuous { action.action(context) }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    hasNews = true
    mapView.setNeedsLayout()
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    select((view.annotation as? PlacedItem)?.item.tag)
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    if mapView.selectedAnnotations.isEmpty { select(nil) }
  }

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
