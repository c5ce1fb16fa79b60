import SwiftData

@Model public final class Trip {
  #Index<Trip>([\.name])
  #Unique<Trip>([\.name, \.year])

  public var name: String
  public var year: Int
  public private(set) var notes: [String] = []
  public var rating: Int? { didSet { ratingChanges += 1 } }
  @Transient public var ratingChanges = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
  public var stops: [Stop] = []
  public var owner: Traveller?

  public init(name: String, year: Int = 2024) {
    self.name = name
    self.year = year
  }

  public var title: String { "\(name) \(year)" }

  public func add(note: String) { notes.append(note) }
}

@Model public final class Stop {
  public var place: String
  public var trip: Trip?

  public init(_ place: String) { self.place = place }
}

@Model public final class Traveller {
  @Attribute(.unique) public var email: String
  public var nickname: String?
  // The inverse of `owner` is the only one that fits.
  public var trips: [Trip]
  @Relationship(deleteRule: .deny) public var passes: [Pass] = []

  public init(email: String, nickname: String? = nil, trips: [Trip] = []) {
    self.email = email
    self.nickname = nickname
    self.trips = trips
  }
}

@Model public final class Pass {
  public var holder: Traveller?
  public init() {}
}
