import Testing

/// The order of a folder's rooms: a room names declarations of the rooms before it. Names of later ones are exceptions with a
/// reason, and their number may only decrease.
struct RoomOrder {
  /// A room that names a later one.
  struct Exception {
    let room: String
    let other: String
    /// All names of the other room that are allowed, if they are listed; nil within a floor.
    let names: Set<String>?
    let because: String

    init(_ room: String, _ other: String, names: Set<String>? = nil, because: String) {
      (self.room, self.other, self.names, self.because) = (room, other, names, because)
    }

    fileprivate var pair: [String] { [room, other] }
  }

  /// The folder with the rooms, relative to the checkout.
  let folder: String
  /// The rooms, the lowest first; with their floors, if there are several.
  let floors: [(name: String, rooms: [String])]
  let exceptions: [Exception]
  /// The number of exceptions, which may only decrease.
  let count: Int

  /// Records violations of the order, exceptions that are no longer needed, and exceptions without a reason.
  func check(in checkout: Checkout = .current) throws {
    let rooms = try Rooms(of: folder, in: checkout)
    let order = floors.flatMap(\.rooms)
    #expect(rooms.names == Set(order) && order.count == rooms.names.count, "rooms of \(folder), each once")
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let excused = Dictionary(exceptions.map { ($0.pair, $0) }) { first, _ in first }
    var needed: Set<[String]> = []
    for room in order {
      for other in rooms.named(by: room).sorted() where places[other, default: 0] > places[room, default: 0] {
        needed.insert([room, other])
        check(rooms, room, other, excused[[room, other]])
      }
    }
    for exception in exceptions where !needed.contains(exception.pair) {
      Issue.record("\(exception.room) names nothing of \(exception.other) any more: take the exception out")
    }
    #expect(exceptions.count == count, "\(folder): exceptions may only become fewer, and then the count does, too")
    for exception in exceptions {
      #expect(exception.because.split(separator: " ").count > 4, "\(exception.room), \(exception.other): a reason")
      #expect(exception.names != nil || isOneFloor(exception), "between floors, exceptions say what is named")
    }
  }

  private func check(_ rooms: Rooms, _ room: String, _ other: String, _ exception: Exception?) {
    guard let exception else {
      return _ = Issue.record("\(room) names \(other), which stands later: \(rooms.uses(of: other, by: room))")
    }
    guard let names = exception.names else { return }
    let found = rooms.names(of: other, by: room)
    let more = found.subtracting(names).sorted()
    let fewer = names.subtracting(found).sorted()
    #expect(more.isEmpty, "\(room) names \(more) of \(other): \(rooms.uses(of: other, by: room))")
    #expect(fewer.isEmpty, "\(room) names no \(fewer) of \(other) any more: take them out of the exception")
  }

  private func isOneFloor(_ exception: Exception) -> Bool {
    floors.contains { $0.rooms.contains(exception.room) && $0.rooms.contains(exception.other) }
  }
}
