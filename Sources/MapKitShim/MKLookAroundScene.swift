public import CoreLocation
public import Foundation

/// A place with pictures of its surroundings. None exist here.
public final class MKLookAroundScene: NSObject, Sendable {
  private override init() { super.init() }
}

/// A request for the pictures of a place's surroundings, which finds none, as iOS does at most places.
@preconcurrency @MainActor public final class MKLookAroundSceneRequest: NSObject {
  nonisolated public let coordinate: CLLocationCoordinate2D
  nonisolated public let mapItem: MKMapItem?
  /// Always false: the answer is there at once.
  public let isLoading = false
  public private(set) var isCancelled = false

  nonisolated public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  nonisolated public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
    super.init()
  }

  public func cancel() { isCancelled = true }

  /// Always nil.
  public var scene: MKLookAroundScene? { get async throws { nil } }

  public func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor (MKLookAroundScene?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }
}
