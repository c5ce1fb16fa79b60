import CoreLocation
import Foundation
import StandIns
import Testing

/// What a location manager reports, in the order that Core Location documents.
@MainActor @Suite struct LocationTests {
  private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    var entries: [String] = []

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      entries.append("at \(locations.map(\.coordinate.latitude))")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      entries.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      entries.append("status \(manager.authorizationStatus)")
    }
  }

  /// A delegate of iOS 13, which has no method for the newer message.
  private final class OldListener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    var statuses: [CLAuthorizationStatus] = []
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      statuses.append(status)
    }
  }

  private func settle() async {
    // Two rounds: a delivery may request another one.
    for _ in 0..<2 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }

  private let vienna = CLLocation(latitude: 48, longitude: 16)

  @Test func theLocationIsTheTests() async {
    await withAnswers(LocationAnswers(authorizationStatus: .authorizedWhenInUse, location: vienna)) {
      let (manager, listener) = (CLLocationManager(), Listener())
      manager.delegate = listener
      manager.startUpdatingLocation()
      #expect(manager.location?.coordinate.latitude == 48 && CLLocationManager.locationServicesEnabled())
      await settle()
      #expect(listener.entries == ["status authorizedWhenInUse", "at [48.0]"])
      manager.stopUpdatingLocation()
      manager.requestLocation()
      await settle()
      #expect(listener.entries.last == "at [48.0]" && listener.entries.count == 3)
    }
  }

  @Test func theUserAnswersARequest() async {
    var answers = LocationAnswers()
    (answers.statusAfterRequest, answers.location) = (.authorizedAlways, vienna)
    await withAnswers(answers) {
      let (manager, listener, old) = (CLLocationManager(), Listener(), OldListener())
      manager.delegate = listener
      manager.startUpdatingLocation()
      await settle()
      #expect(listener.entries == ["status notDetermined"] && manager.location == nil)
      manager.requestAlwaysAuthorization()
      await settle()
      #expect(listener.entries == ["status notDetermined", "status authorizedAlways", "at [48.0]"])
      // The permission is the app's, not the manager's.
      let second = CLLocationManager()
      second.delegate = old
      await settle()
      #expect(old.statuses == [.authorizedAlways])
    }
  }

  @Test func whatIsDeniedOrNotFoundIsAnError() async {
    func entries(_ answers: LocationAnswers) async -> [String] {
      await withAnswers(answers) {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestLocation()
        await settle()
        return listener.entries
      }
    }
    let denied = await entries(LocationAnswers(authorizationStatus: .denied, location: vienna))
    #expect(denied == ["status denied", "error \(CLError.Code.denied.rawValue)"])
    let unknown = await entries(LocationAnswers(authorizationStatus: .authorizedAlways))
    #expect(unknown.last == "error \(CLError.Code.locationUnknown.rawValue)")
    var off = LocationAnswers(authorizationStatus: .authorizedAlways, location: vienna)
    off.areServicesEnabled = false
    #expect(await entries(off).first == "status denied")
  }
}
