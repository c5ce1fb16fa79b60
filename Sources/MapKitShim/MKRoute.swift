public import CoreLocation
public import Foundation

/// Means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between two places, which a test creates.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a route.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String?
    public let polyline: MKPolyline
    /// In metres.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    /// Not a part of MapKit, in which only the system creates steps.
    public init(
      instructions: String, notice: String? = nil, polyline: MKPolyline, distance: CLLocationDistance,
      transportType: MKDirectionsTransportType = .automobile
    ) {
      (self.instructions, self.notice, self.polyline) = (instructions, notice, polyline)
      (self.distance, self.transportType) = (distance, transportType)
      super.init()
    }
  }

  public let name: String
  public let advisoryNotices: [String]
  /// In metres.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]

  /// Not a part of MapKit, in which only the system creates routes.
  public init(
    name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    steps: [Step] = [], transportType: MKDirectionsTransportType = .automobile, advisoryNotices: [String] = []
  ) {
    (self.name, self.polyline, self.steps) = (name, polyline, steps)
    (self.distance, self.expectedTravelTime) = (distance, expectedTravelTime)
    (self.transportType, self.advisoryNotices) = (transportType, advisoryNotices)
    super.init()
  }
}
