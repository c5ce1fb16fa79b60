public import Foundation

/// What a map shows; see ``MKMapView/preferredConfiguration``.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }

  /// Stored but unused: no map is drawn.
  open var elevationStyle: ElevationStyle
  var mapType: MKMapType { .standard }
  var pointOfInterestFilter: MKPointOfInterestFilter? { nil }
  var showsTraffic: Bool { false }

  init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }
}

/// A street map.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }

  open var emphasisStyle: EmphasisStyle
  private var filter: MKPointOfInterestFilter?
  private var hasTraffic = false

  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }

  open override var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { filter }
    set { filter = newValue }
  }
  open override var showsTraffic: Bool {
    get { hasTraffic }
    set { hasTraffic = newValue }
  }
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Satellite pictures with streets.
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  private var filter: MKPointOfInterestFilter?
  private var hasTraffic = false

  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

  open override var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { filter }
    set { filter = newValue }
  }
  open override var showsTraffic: Bool {
    get { hasTraffic }
    set { hasTraffic = newValue }
  }
  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
}

/// Satellite pictures.
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}
