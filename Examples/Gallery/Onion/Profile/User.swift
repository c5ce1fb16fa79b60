import UIKit

/// A passenger of the ferries.
public struct User: Hashable, Sendable {
  public var name: String
  public var home: City?
  /// The cities whose departures the user wants to hear of, in the order in which they were chosen.
  public var cities: [City]

  public init(name: String, home: City? = nil, cities: [City] = []) {
    self.name = name
    self.home = home
    self.cities = cities
  }

  /// A user with a home and without cities.
  public static let ada = User(name: "Ada", home: Region.all[2].cities[1])
}
