public import HeadlessSwiftUI
public import MapKit

/// The style of a map. No map is drawn here: the style is that of `MKMapView.mapType`.
public struct MapStyle: Equatable, Sendable {
  let type: MKMapType

  public static let standard = MapStyle(type: .standard)
  public static let imagery = MapStyle(type: .satellite)
  public static let hybrid = MapStyle(type: .hybrid)

  /// The elevation of the ground.
  public enum Elevation: Hashable, Sendable {
    case automatic, flat, realistic
  }

  /// The emphasis of a standard map.
  public enum StandardEmphasis: Hashable, Sendable {
    case automatic, muted
  }

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(type: emphasis == .muted ? .mutedStandard : .standard) }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The points of interest that a map shows; there are none here.
public struct PointOfInterestCategories: Equatable, Sendable {
  let categories: [MKPointOfInterestCategory]?
  let isExcluding: Bool

  public static let all = PointOfInterestCategories(categories: nil, isExcluding: false)
  public static let excludingAll = PointOfInterestCategories(categories: nil, isExcluding: true)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories: categories, isExcluding: false)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories: categories, isExcluding: true)
  }
}

/// A list of categories shows these; an empty one shows none.
extension PointOfInterestCategories: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: MKPointOfInterestCategory...) { self = .including(elements) }
}

/// When changes of a map's camera are reported.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  case continuous, onEnd
}

/// The camera of a map after a change.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

nonisolated extension View {
  public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

  /// Controls of maps aren't displayed.
  public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Called when the map inside shows another part: with the first layout, after the app has positioned it, and as touches move it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.mapCameraActions) {
      $0.append(MapCameraAction(isContinuous: frequency == .continuous, action: action))
    }
  }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
