// Regions, beacons, headings and visits, which a location manager never monitors or finds here.
extension CLLocationManager {
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public static func isRangingAvailable() -> Bool { false }
  public static func headingAvailable() -> Bool { false }
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public var monitoredRegions: Set<CLRegion> { [] }
  public var rangedRegions: Set<CLRegion> { [] }
  /// In metres.
  public var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
  public var heading: CLHeading? { nil }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
  public func requestState(for region: CLRegion) {}
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func startMonitoringVisits() {}
  public func stopMonitoringVisits() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: ((any Error)?) -> Void = { _ in }
  ) {
    completion(nil)
  }
}

extension CLLocationManagerDelegate {
  // Optional in Core Location, and never called here.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
