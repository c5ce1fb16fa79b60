public import CoreLocation
@_exported public import Foundation
public import HeadlessUIKit

public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// A placeholder for a map, which isn't drawn on Linux. The view displays its class and coordinates, and places annotations as on a
/// map; a test can give it a picture (`mapPicture`).
@preconcurrency @MainActor open class MKMapView: UIView {
  private let placeholder = PlaceholderView(title: "MKMapView")
  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 180))
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private let overlayView = MapOverlayView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addSubview(placeholder)
    addSubview(overlayView)
    touches.attach(to: self)
    tellPlace()
  }

  private let touches = MapTouches()
  /// Called as touches begin to move the map, move it, and have moved it.
  package var wasMovedByTouch: (MapTouches.Phase) -> Void = { _ in }
  /// Called after a layout, in which the visible part is known.
  package var wasLaidOut: () -> Void = {}

  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { renewViews() }
  }

  /// A picture of the map, for tests; it fills the view. Not a part of MapKit.
  public var mapPicture: UIImage? {
    get { placeholder.picture }
    set { placeholder.picture = newValue }
  }

  // MARK: The visible part

  open var mapType: MKMapType = .standard
  /// The map's contents. Setting it sets ``mapType``, too; no map is drawn.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet {
      mapType = preferredConfiguration.mapType
      pointOfInterestFilter = preferredConfiguration.pointOfInterestFilter
      showsTraffic = preferredConfiguration.showsTraffic
    }
  }
  /// Stored but unused: no map is drawn.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = limited(region)
    tellPlace()
    setNeedsLayout()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// Shows the region to which touches have moved the map.
  func follow(_ region: MKCoordinateRegion, _ phase: MapTouches.Phase) {
    if phase == .began { delegate?.mapView(self, regionWillChangeAnimated: false) }
    shownRegion = limited(region)
    tellPlace()
    setNeedsLayout()
    wasMovedByTouch(phase)
    if phase == .ended { delegate?.mapView(self, regionDidChangeAnimated: false) }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shownRegion.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
  }
  /// The part of the map in which the centre stays; nil for the whole map.
  open var cameraBoundary: CameraBoundary? {
    didSet { setRegion(shownRegion, animated: false) }
  }
  /// The distances from which the map may be seen; nil for all.
  open var cameraZoomRange: CameraZoomRange? {
    didSet { setRegion(shownRegion, animated: false) }
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  private func tellPlace() {
    func text(_ degrees: Double) -> String { "\((degrees * 1000).rounded() / 1000)" }
    let center = shownRegion.center
    placeholder.detail = "Maps aren't drawn on Linux.\n\(text(center.latitude)), \(text(center.longitude))"
  }

  /// Whether two fingers change the size of the visible part.
  open var isZoomEnabled = true
  /// Whether a finger moves the visible part.
  open var isScrollEnabled = true
  // Stored but unused: north is at the top, maps are shown from straight above, and the device's location isn't known.
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false

  open var showsTraffic = false
  open var showsPointsOfInterest = true
  open var showsBuildings = true
  /// The device's location isn't known here, so that the map doesn't move. The delegate and the buttons of the map follow the mode.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var trackingMode = MKUserTrackingMode.none
  /// The buttons that show the mode.
  let trackingControls = NSHashTable<NSObject>.weakObjects()
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    for case let control as any UserTrackingControl in trackingControls.allObjects { control.showTrackingMode() }
    delegate?.mapView(self, didChange: mode, animated: animated)
  }
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  open var camera: MKMapCamera {
    get { MKMapCamera(seeing: shownRegion) }
    set { setCamera(newValue, animated: false) }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { setRegion(camera.region, animated: animated) }

  open var visibleMapRect: MKMapRect {
    get {
      let (start, end) = (MKMapPoint(projection.place(at: .zero)), MKMapPoint(projection.place(at: corner)))
      return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  private var corner: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }
  /// - Parameter insets: the margins around the visible part, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    let room = bounds.inset(by: insets)
    let (part, whole) = (
      CGSize(width: max(room.width, 1), height: max(room.height, 1)),
      CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1))
    )
    let scale = max(mapRect.width / Double(part.width), mapRect.height / Double(part.height))
    let shown = mapRect.insetBy(
      dx: (mapRect.width - scale * Double(whole.width)) / 2, dy: (mapRect.height - scale * Double(whole.height)) / 2)
    let offset = (
      x: Double(insets.right - insets.left) / 2 * scale, y: Double(insets.bottom - insets.top) / 2 * scale
    )
    let (start, end) = (
      MKMapPoint(x: shown.minX + offset.x, y: shown.minY + offset.y).coordinate,
      MKMapPoint(x: shown.maxX + offset.x, y: shown.maxY + offset.y).coordinate
    )
    let center = MKMapPoint(x: shown.midX + offset.x, y: shown.midY + offset.y).coordinate
    setRegion(
      MKCoordinateRegion(
        center: center,
        span: MKCoordinateSpan(
          latitudeDelta: start.latitude - end.latitude, longitudeDelta: end.longitude - start.longitude)),
      animated: animate)
  }

  // MARK: Overlays

  open private(set) var overlays: [any MKOverlay] = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    setNeedsLayout()
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    setNeedsLayout()
  }
  /// - Parameter level: has no effect: overlays are drawn in their order.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    setNeedsLayout()
  }
  /// The renderer that draws an overlay; nil before the overlay is displayed.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  private func showOverlays(_ projection: MapProjection) {
    for overlay in overlays where renderers[ObjectIdentifier(overlay)] == nil {
      renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
    }
    overlayView.frame = bounds
    overlayView.show(overlays.compactMap { renderers[ObjectIdentifier($0)] }, projection)
  }

  // MARK: Selection

  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let view = view(for: annotation), !view.isSelected else { return }
    for selected in selectedAnnotations { deselectAnnotation(selected, animated: animated) }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), view.isSelected else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  /// The annotation whose view is at a point, the topmost one; nil where there is none.
  func annotation(at point: CGPoint) -> (any MKAnnotation)? {
    annotations.last { annotation in
      guard let view = view(for: annotation), view.isEnabled, !view.isHidden else { return false }
      return view.frame.contains(point)
    }
  }

  private var projection: MapProjection { MapProjection(region: shownRegion, size: bounds.size) }

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(of: coordinate), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.place(at: convert(point, from: view))
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    for annotation in annotations { addView(annotation) }
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      selectedAnnotations.removeAll { $0 === annotation }
      views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  /// Shows a region that contains all of the annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
    let span = MKCoordinateSpan(
      latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01))
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }

  private var classes: [String: MKAnnotationView.Type] = [:]

  /// Always nil: views aren't reused, because a map is a picture here.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Creates a view of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
  }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  private func renewViews() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    renderers = [:]
    setNeedsLayout()
    for annotation in annotations { addView(annotation) }
  }

  private func addView(_ annotation: any MKAnnotation) {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
    let projection = projection
    showOverlays(projection)
    for annotation in annotations {
      guard let view = views[ObjectIdentifier(annotation)] else { continue }
      let point = projection.point(of: annotation.coordinate)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    wasLaidOut()
  }
}

/// The class of annotations for which the delegate returns no view.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// The annotations whose places are in a part of the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let found = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    return Set(found.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }
}
