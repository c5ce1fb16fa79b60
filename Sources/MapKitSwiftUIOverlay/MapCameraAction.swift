internal import HeadlessSwiftUI
internal import MapKit

/// What an app does when a map shows another part.
struct MapCameraAction {
  /// Whether it is done during a movement, too.
  let isContinuous: Bool
  let action: (MapCameraUpdateContext) -> Void
}

private enum MapCameraActionsKey: EnvironmentKey {
  static var defaultValue: [MapCameraAction] { [] }
}

extension EnvironmentValues {
  var mapCameraActions: [MapCameraAction] {
    get { self[MapCameraActionsKey.self] }
    set { self[MapCameraActionsKey.self] = newValue }
  }
}

extension MapCameraUpdateContext {
  /// What a map shows.
  @MainActor init(of map: MKMapView) {
    let camera = map.camera
    self.init(
      camera: MapCamera(
        centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
        pitch: Double(camera.pitch)),
      region: map.region, rect: map.visibleMapRect)
  }
}
