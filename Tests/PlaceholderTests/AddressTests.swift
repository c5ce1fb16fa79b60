import CoreLocation
import MapKit
import Testing

/// The address of a place, and the titles of annotations.
@MainActor @Suite struct AddressTests {
  @Test func anAddressIsOnOneLineOrSeveral() throws {
    let address = try #require(MKAddress(fullAddress: "Graben 1, 1010 Vienna", shortAddress: "Graben 1"))
    let item = MKMapItem(location: CLLocation(latitude: 48, longitude: 16), address: address)
    #expect(item.location.coordinate.latitude == 48)
    let forms = try #require(item.addressRepresentations)
    #expect(forms.fullAddress(includingRegion: true, singleLine: false) == "Graben 1\n1010 Vienna")
    #expect(forms.fullAddress(includingRegion: true, singleLine: true) == "Graben 1, 1010 Vienna")
    #expect(forms.cityName == nil && forms.cityWithContext == nil)
    #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
  }

  @Test func titlesHaveTheOptionalsOfOptionalRequirements() {
    let point = MKPointAnnotation()
    point.title = "Here"
    let annotation: any MKAnnotation = point
    #expect(annotation.title!! == "Here")
    #expect(annotation.title ?? "" == "Here")
    #expect(annotation.subtitle??.count == nil)
  }
}
