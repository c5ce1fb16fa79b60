public import Foundation

/// A location on the earth. The device's own location isn't determined here.
// Unchecked: the class is open, as Apple's is; its stored properties never change.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres above sea level.
  public let altitude: CLLocationDistance
  /// The radius around the coordinate, in metres; negative if the coordinate isn't valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// In metres; negative or zero if the altitude isn't valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// In degrees from true north; negative if it isn't known.
  public let course: CLLocationDirection
  /// In degrees; negative if the course isn't valid.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// In metres per second; negative if it isn't known.
  public let speed: CLLocationSpeed
  /// In metres per second; negative if the speed isn't valid.
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  /// Whether software or an accessory determined the location; nil if it isn't known.
  public let sourceInformation: CLLocationSourceInformation?
  /// The altitude: an ellipsoid isn't known here.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Nil: no building's plan is known here.
  open var floor: CLFloor? { nil }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    sourceInformation = nil
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    sourceInformation = sourceInfo
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// A location without course and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// A location without altitude, course and speed, determined now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// In metres, on a sphere with the earth's mean radius; iOS uses an ellipsoid, and differs by at most half a per cent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let part =
      latitude * latitude + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}

public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// 0 is the ground floor.
  public let level: Int

  /// Not a part of Core Location, in which only the system creates floors.
  public init(level: Int) {
    self.level = level
    super.init()
  }
}
