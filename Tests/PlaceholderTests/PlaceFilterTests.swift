import MapKit
import Testing

/// The kinds of places that a map shows.
@Suite struct PlaceFilterTests {
  @Test func filtersNameTheirKindsOrTheOthers() {
    let cafes = MKPointOfInterestFilter(including: [.cafe, .restaurant])
    #expect(cafes.includes(.cafe) && cafes.excludes(.airport))
    let quiet = MKPointOfInterestFilter(excluding: [.airport])
    #expect(quiet.includes(.cafe) && quiet.excludes(.airport))
    #expect(
      MKPointOfInterestFilter.includingAll.includes(.park) && MKPointOfInterestFilter.excludingAll.excludes(.park))
  }
}
