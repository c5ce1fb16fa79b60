public import CoreLocation
public import Foundation
public import HeadlessSwiftUI

/// The protocol of a map's annotations before `MapContent`.
@preconcurrency @MainActor public protocol MapAnnotationProtocol {
  var _content: any MapContent { get }
}

/// A balloon at a coordinate.
public struct MapMarker: MapAnnotationProtocol {
  nonisolated(unsafe) public let _content: any MapContent

  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let marker = Marker("", coordinate: coordinate)
    _content = tint.map { marker.tint($0) } ?? marker
  }
}

/// A pin at a coordinate, drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
  nonisolated(unsafe) public let _content: any MapContent

  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _content = MapMarker(coordinate: coordinate, tint: tint)._content
  }
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  nonisolated(unsafe) public let _content: any MapContent

  /// - Parameter anchorPoint: the point of the view that is placed at the coordinate, as fractions of its size.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _content = Annotation(
      "", coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: content)
  }
}

/// Whether a map follows the device, whose location isn't known here.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}
