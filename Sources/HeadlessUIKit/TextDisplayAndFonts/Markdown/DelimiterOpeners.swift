/// Runs of signs that may open emphasis, by their places in the text: what CommonMark's specification calls the stack of
/// delimiters, with its bottoms, below which nothing is looked for again.
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

  /// Those of all signs that stand behind a place.
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
