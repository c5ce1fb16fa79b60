/// A place with its coordinate: of an event, or of an alarm that fires there.
open class EKStructuredLocation: NSObject, NSCopying, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// In metres; 0 for the system's default.
  open var radius: Double = 0

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKStructuredLocation()
    (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
    return copy
  }
}

/// Whether an alarm fires where the user arrives or leaves. No alarm fires here.
public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }

/// How an event counts for the availability of its user.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy = 0, free, tentative, unavailable }
