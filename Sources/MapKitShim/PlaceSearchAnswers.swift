@_exported public import StandIns

/// The answers about places and routes. By default, no place, no completion and no route is found.
public struct PlaceSearchAnswers: StandInAnswers {
  /// The places of every search.
  public var mapItems: [MKMapItem] = []
  /// The completions of every fragment of a query.
  public var completions: [MKLocalSearchCompletion] = []
  /// The routes between every two places.
  public var routes: [MKRoute] = []

  public init() {}

  public init(mapItems: [MKMapItem] = [], completions: [MKLocalSearchCompletion] = [], routes: [MKRoute] = []) {
    (self.mapItems, self.completions, self.routes) = (mapItems, completions, routes)
  }

  static func current(_ question: String) -> PlaceSearchAnswers {
    StandInScope.answers(framework: "MapKit", asked: question)
  }
}
