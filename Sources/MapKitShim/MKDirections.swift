public import CoreLocation
public import Foundation
internal import StandIns

/// A request for routes between two places, which returns those of ``PlaceSearchAnswers``.
open class MKDirections: NSObject, @unchecked Sendable {
  /// The two places, and how to travel.
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    // Stored but unused: a test says which routes are found.
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }
  }

  /// The routes that were found.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(_ request: Request, routes: [MKRoute]) {
      (source, destination) = MKDirections.ends(of: request)
      self.routes = routes
      super.init()
    }
  }

  /// How long the first route takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In metres.
    public let distance: CLLocationDistance
    public let expectedArrivalDate: Date
    public let expectedDepartureDate: Date
    public let transportType: MKDirectionsTransportType

    init(_ request: Request, route: MKRoute) {
      (source, destination) = MKDirections.ends(of: request)
      (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
      transportType = route.transportType
      let arrival = request.arrivalDate
      expectedDepartureDate =
        request.departureDate ?? arrival.map { $0.addingTimeInterval(-route.expectedTravelTime) } ?? Date()
      expectedArrivalDate = expectedDepartureDate.addingTimeInterval(route.expectedTravelTime)
      super.init()
    }
  }

  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let request: Request

  public init(request: Request) {
    self.request = request
    super.init()
  }

  private static func ends(of request: Request) -> (MKMapItem, MKMapItem) {
    (request.source ?? .forCurrentLocation(), request.destination ?? .forCurrentLocation())
  }

  /// False: the answers are known at once.
  open var isCalculating: Bool { false }

  /// Calls the handler on the main queue, after this call; without a route with ``MKError/directionsNotFound``.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    let (request, routes) = (request, PlaceSearchAnswers.current("for routes").routes)
    deliverLater {
      if routes.isEmpty {
        completionHandler(nil, MKError(.directionsNotFound))
      } else {
        completionHandler(Response(request, routes: routes), nil)
      }
    }
  }

  open func calculate() async throws -> Response {
    let routes = PlaceSearchAnswers.current("for routes").routes
    if routes.isEmpty { throw MKError(.directionsNotFound) }
    return Response(request, routes: routes)
  }

  /// Calls the handler on the main queue, after this call; without a route with ``MKError/directionsNotFound``.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    let (request, route) = (request, PlaceSearchAnswers.current("for routes").routes.first)
    deliverLater {
      completionHandler(
        route.map { ETAResponse(request, route: $0) }, route == nil ? MKError(.directionsNotFound) : nil)
    }
  }

  /// Has no effect: the handler of a request that was made is called.
  open func cancel() {}
}

extension MKDirections {
  /// The time of the answers' first route.
  public func calculateETA() async throws -> ETAResponse {
    try await withCheckedThrowingContinuation { continuation in
      calculateETA { answer, error in
        continuation.resume(with: answer.map { .success($0) } ?? .failure(error ?? MKError(.directionsNotFound)))
      }
    }
  }
}
