/// The matching brackets of a source.
package enum BracketPairs {
  /// For the token of each bracket, the index of the matching bracket; -1 for other tokens and for unmatched brackets.
  package static func partners(of tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(place: Int, closing: UInt8)] = []
    for place in tokens.indices where tokens[place].kind == .sign {
      switch tokens[place].sign {
      case UInt8(ascii: "("): open.append((place, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((place, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((place, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A closing bracket without an opening one is ignored. Others also end any unclosed brackets inside.
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
