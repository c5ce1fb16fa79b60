public import CoreLocation
public import Foundation
public import HeadlessSwiftUI
internal import HeadlessUIKit
internal import MapKit

/// Passes its content a proxy of the map inside, for conversions.
public struct MapReader<Content: View>: View {
  nonisolated(unsafe) private let content: (MapProxy) -> Content
  @State private var reference = MapReference()

  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(reference: reference)).environment(\.mapReference, reference)
  }
}

/// Converts between points of a map and coordinates.
@MainActor public struct MapProxy {
  let reference: MapReference

  /// - Parameters:
  ///   - point: in points, from the map's top left corner.
  ///   - space: not distinguished from the map's own space.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    reference.map.map { $0.convert(point, toCoordinateFrom: $0) }
  }
  /// - Parameter space: not distinguished from the map's own space.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    reference.map.map { $0.convert(coordinate, toPointTo: $0) }
  }
}

/// The map in a reader.
@MainActor final class MapReference {
  weak var map: MKMapView?
}

private enum MapReferenceKey: EnvironmentKey {
  static var defaultValue: MapReference? { nil }
}

private enum MapStyleKey: EnvironmentKey {
  static var defaultValue: MapStyle { .standard }
}

extension EnvironmentValues {
  /// The reader's place for the map inside it.
  var mapReference: MapReference? {
    get { self[MapReferenceKey.self] }
    set { self[MapReferenceKey.self] = newValue }
  }
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}
