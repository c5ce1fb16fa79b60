public import Foundation
@_exported public import StandIns
internal import Synchronization

public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// For an app that may only know the approximate location; the number isn't documented.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6380000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The answers about the device's location. By default, services are on, the permission hasn't been requested, and the user doesn't
/// answer the request.
public struct LocationAnswers: StandInAnswers {
  public var areServicesEnabled = true
  public var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The user's answer to the permission request; nil if there is none.
  public var statusAfterRequest: CLAuthorizationStatus?
  /// The device's location; nil if it isn't found.
  public var location: CLLocation?

  public init() {}
  public init(authorizationStatus: CLAuthorizationStatus, location: CLLocation? = nil) {
    (self.authorizationStatus, self.location) = (authorizationStatus, location)
  }
}

/// The user's answer to a permission request, which applies to all managers.
private final class LocationPermission: Sendable {
  let status = Mutex<CLAuthorizationStatus?>(nil)
}

/// Determines the device's location, with the answers of ``LocationAnswers``, and doesn't change it.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil, oldValue == nil { announceAuthorization() } }
  }
  // Stored but unused: the location is the test's.
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  open var headingFilter = 1.0
  open var headingOrientation = CLDeviceOrientation.portrait

  // The main queue calls delegates outside of the test's task, where the answers and the permission of its creation apply.
  private var known = StandInScope.given(LocationAnswers.self)
  private let permission = StandInScope.shared { LocationPermission() }
  private var isUpdating = false

  private var answers: LocationAnswers {
    if let given = StandInScope.given(LocationAnswers.self) { known = given }
    return known ?? StandInScope.answers(framework: "CoreLocation", asked: "for the device's location")
  }

  open var authorizationStatus: CLAuthorizationStatus {
    let answers = answers
    guard answers.areServicesEnabled else { return .denied }
    return permission.status.withLock { $0 } ?? answers.authorizationStatus
  }
  private var isAuthorized: Bool {
    authorizationStatus == .authorizedAlways || authorizationStatus == .authorizedWhenInUse
  }
  open var location: CLLocation? { isAuthorized ? answers.location : nil }

  /// The same value as that of an instance; the API before iOS 14.
  open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
  open class func locationServicesEnabled() -> Bool { CLLocationManager().answers.areServicesEnabled }

  // MARK: Permission

  open func requestWhenInUseAuthorization() { request() }
  open func requestAlwaysAuthorization() { request() }

  private func request() {
    guard authorizationStatus == .notDetermined, let status = answers.statusAfterRequest else { return }
    permission.status.withLock { $0 = status }
    announceAuthorization()
    if isUpdating { deliver(isRequest: false) }
  }

  /// As on iOS, also after the manager's creation.
  private func announceAuthorization() {
    deliverLater { [weak self] in
      if let self { delegate?.locationManagerDidChangeAuthorization(self) }
    }
  }

  // MARK: Locations

  open func startUpdatingLocation() {
    isUpdating = true
    deliver(isRequest: false)
  }
  open func stopUpdatingLocation() { isUpdating = false }
  open func requestLocation() { deliver(isRequest: true) }

  /// - Parameter isRequest: whether one location is requested, so that its absence is an error.
  private func deliver(isRequest: Bool) {
    let answers = answers
    deliverLater { [weak self] in
      guard let self, isRequest || isUpdating, authorizationStatus != .notDetermined else { return }
      if !isAuthorized {
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
      } else if let location = answers.location {
        delegate?.locationManager(self, didUpdateLocations: [location])
      } else if isRequest {
        delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
      }
    }
  }
}

/// Receives permissions and locations, on the main queue.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

// Optional in Core Location.
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
