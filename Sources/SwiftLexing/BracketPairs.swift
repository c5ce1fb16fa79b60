/// Which brackets of a source belong together.
package enum BracketPairs {
  /// For each bracket's token the place of the one that closes it, or that it closes; -1 for all others, and for brackets without.
  package static func partners(of tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(place: Int, closing: UInt8)] = []
    for place in tokens.indices where tokens[place].kind == .sign {
      switch tokens[place].sign {
      case UInt8(ascii: "("): open.append((place, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((place, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((place, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A bracket that closes nothing is left alone; it closes what was left open within.
        guard let match = open.lastIndex(where: { $0.closing == tokens[place].sign }) else { continue }
        partners[place] = open[match].place
        partners[open[match].place] = place
        open.removeSubrange(match...)
      default: continue
      }
    }
    return partners
  }
}
