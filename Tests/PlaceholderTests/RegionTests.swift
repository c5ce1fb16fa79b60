import CoreLocation
import Foundation
import Testing

/// Regions, beacons and headings of Core Location.
@Suite struct RegionTests {
  @Test func circlesContainWhatIsNear() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), radius: 1000, identifier: "a")
    // A hundredth of a degree of latitude is 1.1 kilometres.
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 48.205, longitude: 16.4)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 48.21, longitude: 16.4)))
  }

  @Test func beaconsAreNamedByTheirNumbers() {
    let uuid = UUID()
    let region = CLBeaconRegion(proximityUUID: uuid, major: 1, minor: 2, identifier: "b")
    #expect(region.uuid == uuid && region.major == 1 && region.minor == 2 && region.identifier == "b")
    #expect(CLBeaconRegion(uuid: uuid, identifier: "c").major == nil)
  }

  @Test func nothingIsWatched() {
    let manager = CLLocationManager()
    manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "d"))
    #expect(manager.monitoredRegions.isEmpty && !CLLocationManager.isRangingAvailable() && manager.heading == nil)
  }
}
