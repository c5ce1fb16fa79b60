import Contacts
import MapKit
import Testing
import UIKit

/// What a map shows, and its places.
@MainActor @Suite struct MapConfigurationTests {
  private final class Flag: MKAnnotationView {
    var wasMade = false
    // As on iOS, the initialiser isn't required.
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      wasMade = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func configurationsAreTheTypesOfMaps() {
    let map = MKMapView()
    map.preferredConfiguration = MKImageryMapConfiguration()
    #expect(map.mapType == .satellite)
    map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    #expect(map.mapType == .mutedStandard)
    let hybrid = MKHybridMapConfiguration()
    hybrid.showsTraffic = true
    map.preferredConfiguration = hybrid
    #expect(map.mapType == .hybrid && map.showsTraffic)
  }

  @Test func registeredViewsAreMadeByTheirClass() {
    let map = MKMapView()
    map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
    let place = MKPointAnnotation()
    let view = map.dequeueReusableAnnotationView(withIdentifier: "flag", for: place)
    #expect((view as? Flag)?.wasMade == true && view.annotation === place && view.reuseIdentifier == "flag")
  }

  @Test func addressesAreThoseOfContacts() {
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let place = MKPlacemark(
      coordinate: coordinate, addressDictionary: [CNPostalAddressCityKey: "Rome", CNPostalAddressStreetKey: "Via A"])
    #expect(place.locality == "Rome" && place.postalAddress?.street == "Via A")
    let again = place.postalAddress.map { MKPlacemark(coordinate: coordinate, postalAddress: $0) }
    #expect(again?.thoroughfare == "Via A" && again?.country == nil)
  }

  // A degree of the equator has 111 km, within the earth's flattening.
  @Test func pointsHaveDistances() {
    let (one, other) = (
      MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)),
      MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))
    )
    #expect(abs(one.distance(to: other) - 111_250) < 200)
  }
}
