import UIKit

/// A place on the map of its region.
public struct City: Hashable, Sendable {
  public var name: String
  /// As shares of the map's width and height, from its top left corner.
  public var x: Double
  public var y: Double

  public init(_ name: String, x: Double, y: Double) {
    self.name = name
    self.x = x
    self.y = y
  }
}

/// Cities that lie together.
public struct Region: Hashable, Sendable {
  public var name: String
  public var cities: [City]

  public init(_ name: String, _ cities: [City]) {
    self.name = name
    self.cities = cities
  }

  public static let all = [
    Region(
      "Estonia",
      [
        City("Tallinn", x: 0.55, y: 0.16), City("Haapsalu", x: 0.3, y: 0.36), City("Kuressaare", x: 0.2, y: 0.66),
        City("Pärnu", x: 0.6, y: 0.76),
      ]),
    Region(
      "Finland",
      [
        City("Vaasa", x: 0.3, y: 0.14), City("Turku", x: 0.25, y: 0.58), City("Hanko", x: 0.36, y: 0.82),
        City("Helsinki", x: 0.72, y: 0.66),
      ]),
    Region(
      "Latvia", [City("Ventspils", x: 0.3, y: 0.2), City("Riga", x: 0.7, y: 0.48), City("Liepāja", x: 0.25, y: 0.8)]),
  ]
}
