/// Delimiter runs that may open emphasis, by their positions in the text: the delimiter stack of CommonMark's specification, with
/// its bottoms, below which no opener is searched again.
struct DelimiterOpeners {
  private struct Bottom: Hashable {
    let sign: Character
    let kind: Int
  }

  /// In ascending order.
  private var places: [Character: [Int]] = [:]
  private var bottoms: [Bottom: Int] = [:]

  mutating func append(_ place: Int, of sign: Character) { places[sign, default: []].append(place) }

  mutating func removeLast(of sign: Character) { places[sign]?.removeLast() }

  /// All openers after a position.
  mutating func removeAll(behind place: Int) {
    for sign in places.keys {
      while let last = places[sign]?.last, last > place { places[sign]?.removeLast() }
    }
  }

  /// The last opener that fits a closer.
  ///
  /// - Parameter kind: the same for closers that the same openers fit.
  mutating func last(of sign: Character, kind: Int, where fits: (Int) -> Bool) -> Int? {
    let bottom = Bottom(sign: sign, kind: kind)
    let lowest = bottoms[bottom] ?? -1
    for place in (places[sign] ?? []).reversed() {
      if place <= lowest { break }
      if fits(place) { return place }
    }
    bottoms[bottom] = places[sign]?.last ?? lowest
    return nil
  }
}
