internal import CoreLocation
public import Foundation
internal import StandIns

/// A search for places, which returns those of ``PlaceSearchAnswers``.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is searched for, and where. The search ignores it: a test says which places are found.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.pointOfInterest, .address]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
      (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
      return copy
    }
  }

  /// Kinds of places.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The places that a search found.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    /// The region with all places.
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      let places = mapItems.map(\.placemark.coordinate)
      let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
      let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
      let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
      boundingRegion = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
        span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
      super.init()
    }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) { super.init() }

  /// False: the answers are known at once.
  open var isSearching: Bool { false }

  /// Calls the handler on the main queue, after this call; without a place with ``MKError/placemarkNotFound``.
  open func start(completionHandler: @escaping CompletionHandler) {
    let items = PlaceSearchAnswers.current("for places").mapItems
    deliverLater {
      if items.isEmpty {
        completionHandler(nil, MKError(.placemarkNotFound))
      } else {
        completionHandler(Response(items), nil)
      }
    }
  }

  open func start() async throws -> Response {
    let items = PlaceSearchAnswers.current("for places").mapItems
    if items.isEmpty { throw MKError(.placemarkNotFound) }
    return Response(items)
  }

  /// Has no effect: the handler of a search that was started is called.
  open func cancel() {}
}
