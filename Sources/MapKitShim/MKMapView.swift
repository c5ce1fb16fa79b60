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

/// Stands where a map would be: no map is drawn on Linux. The view says what it is and which place it shows, and puts
/// annotations where they would be; a test can give it a picture (`mapPicture`).
@preconcurrency @MainActor open class MKMapView: UIView {
  private let placeholder = PlaceholderView(title: "MKMapView")
  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 180))
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]

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
    tellPlace()
  }

  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { renewViews() }
  }

  /// A picture of the map, for tests; it fills the view. Not a part of MapKit.
  public var mapPicture: UIImage? {
    get { placeholder.picture }
    set { placeholder.picture = newValue }
  }

  // MARK: What is seen

  open var mapType: MKMapType = .standard
  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    tellPlace()
    setNeedsLayout()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shownRegion.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  private func tellPlace() {
    func text(_ degrees: Double) -> String { "\((degrees * 1000).rounded() / 1000)" }
    let center = shownRegion.center
    placeholder.detail = "Maps aren't drawn on Linux.\n\(text(center.latitude)), \(text(center.longitude))"
  }

  // Kept: nobody moves the map, and there is no device that knows where it is.
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false

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
      views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  /// Shows a region that all of the annotations are in.
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

  /// Nothing waits for another use: a map is a picture here.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

  private func renewViews() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    for annotation in annotations { addView(annotation) }
  }

  private func addView(_ annotation: any MKAnnotation) {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
    let projection = projection
    for annotation in annotations {
      guard let view = views[ObjectIdentifier(annotation)] else { continue }
      let point = projection.point(of: annotation.coordinate)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }
}
