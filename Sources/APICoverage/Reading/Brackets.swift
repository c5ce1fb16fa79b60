/// For each bracket of a file the index of the matching one; for every other token its own index.
struct Brackets {
  private let partners: [Int]

  init(_ tokens: [CodeToken]) {
    var partners = Array(tokens.indices)
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .sign {
      switch token.string {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        partners[start] = place
        partners[place] = start
      default: break
      }
    }
    self.partners = partners
  }

  func partner(of place: Int) -> Int { partners[place] }
}
