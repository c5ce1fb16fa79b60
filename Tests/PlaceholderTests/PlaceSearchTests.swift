import MapKit
import Testing

/// Searches for places and routes, which a test answers.
@MainActor @Suite struct PlaceSearchTests {
  private static func item(_ name: String, _ latitude: Double, _ longitude: Double) -> MKMapItem {
    let place = CLLocation(latitude: latitude, longitude: longitude)
    return MKMapItem(placemark: MKPlacemark(placemark: CLPlacemark(location: place, name: name, country: "Austria")))
  }

  private final class Listener: NSObject, MKLocalSearchCompleterDelegate {
    var titles: [[String]] = []
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
      titles.append(completer.results.map(\.title))
    }
  }

  @Test func aSearchFindsTheTestsPlaces() async throws {
    let items = [Self.item("North", 48, 16), Self.item("South", 46, 14)]
    let response = try await withAnswers(PlaceSearchAnswers(mapItems: items)) {
      try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Cafe")).start()
    }
    #expect(response.mapItems.map(\.name) == ["North", "South"])
    #expect(response.mapItems[0].placemark.title == "North, Austria")
    let region = response.boundingRegion
    #expect(region.center.latitude == 47 && region.center.longitude == 15 && region.span.latitudeDelta == 2)
  }

  @Test func anAddressHasItsLinesAndTheNamesOfTheAddressBook() {
    let place = CLPlacemark(
      location: nil, locality: "Cupertino", country: "United States", isoCountryCode: "US", postalCode: "95014",
      thoroughfare: "Infinite Loop", administrativeArea: "CA")
    let address = place.addressDictionary
    #expect(
      address?["ZIP"] as? String == "95014" && address?["CountryCode"] as? String == "US" && address?["Name"] == nil)
    let lines = address?["FormattedAddressLines"] as? [String]
    #expect(lines == ["Infinite Loop", "Cupertino CA 95014", "United States"])
    #expect(CLPlacemark(location: nil).addressDictionary == nil)
  }

  @Test func noPlaceHasPicturesOfItsSurroundings() async throws {
    let request = MKLookAroundSceneRequest(coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 16))
    #expect(try await request.scene == nil)
    request.cancel()
    #expect(request.isCancelled && !request.isLoading)
  }

  /// An eye south of the place and as high as it is away looks north, half way down.
  @Test func aCameraLooksFromItsEye() {
    let center = CLLocationCoordinate2D(latitude: 0.01, longitude: 0)
    let south = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let way = CLLocation(latitude: 0.01, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 0))
    let camera = MKMapCamera(lookingAtCenter: center, fromEyeCoordinate: south, eyeAltitude: way)
    #expect(abs(camera.pitch - 45) < 0.001 && camera.heading == 0)
    #expect(abs(camera.centerCoordinateDistance - way * 2.0.squareRoot()) < 0.001)
    let above = MKMapCamera(lookingAtCenter: center, fromEyeCoordinate: center, eyeAltitude: 500)
    #expect(above.pitch == 0 && above.heading == 0 && above.centerCoordinateDistance == 500)
    let west = CLLocationCoordinate2D(latitude: 0, longitude: 1)
    #expect(abs(MKMapCamera(lookingAtCenter: south, fromEyeCoordinate: west, eyeAltitude: 1).heading - 270) < 0.001)
  }

  @Test func nothingIsFoundByDefault() async {
    await #expect(throws: MKError(.placemarkNotFound)) {
      try await MKLocalSearch(request: MKLocalSearch.Request()).start()
    }
    await #expect(throws: MKError(.directionsNotFound)) {
      try await MKDirections(request: MKDirections.Request()).calculate()
    }
  }

  @Test func aFragmentIsCompletedLater() async throws {
    let listener = Listener()
    let completer = MKLocalSearchCompleter()
    completer.delegate = listener
    withAnswers(PlaceSearchAnswers(completions: [MKLocalSearchCompletion(title: "Vienna", subtitle: "Austria")])) {
      completer.queryFragment = "Vi"
      completer.queryFragment = "Vie"
    }
    #expect(listener.titles.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    // The first fragment was replaced before its answer.
    #expect(listener.titles == [["Vienna"]])
    completer.queryFragment = ""
    #expect(completer.results.isEmpty)
  }

  @Test func aRouteTakesItsTime() async {
    let route = MKRoute(
      name: "A1", polyline: MKPolyline(coordinates: [], count: 0), distance: 1200, expectedTravelTime: 60)
    let request = MKDirections.Request()
    request.source = Self.item("North", 48, 16)
    request.destination = Self.item("South", 46, 14)
    request.departureDate = Date(timeIntervalSince1970: 1000)
    let time = await withAnswers(PlaceSearchAnswers(routes: [route])) {
      await withCheckedContinuation { (done: CheckedContinuation<Date?, Never>) in
        MKDirections(request: request).calculateETA { response, _ in
          done.resume(returning: response?.expectedArrivalDate)
        }
      }
    }
    #expect(time == Date(timeIntervalSince1970: 1060))
  }

  @Test func aRectanglesRegionIsAroundItsMiddle() {
    let world = MKCoordinateRegion(.world)
    #expect(abs(world.center.latitude) < 1e-9 && abs(world.center.longitude) < 1e-9)
    #expect(abs(world.span.longitudeDelta - 360) < 1e-9)
    #expect(!CLLocationCoordinate2DIsValid(MKCoordinateRegion(.null).center))
  }

  @Test func aLocationKnowsHowItMoves() {
    let here = CLLocationCoordinate2D(latitude: 48, longitude: 16)
    let moving = CLLocation(
      coordinate: here, altitude: 180, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 12,
      timestamp: Date())
    #expect(moving.speed == 12 && moving.course == 90 && moving.speedAccuracy == -1)
    let still = CLLocation(latitude: 48, longitude: 16)
    #expect(still.speed == -1 && still.course == -1 && still.horizontalAccuracy == 0 && still.verticalAccuracy == -1)
  }
}
