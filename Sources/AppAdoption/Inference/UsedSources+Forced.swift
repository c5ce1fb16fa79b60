internal import SwiftLexing

extension UsedSources {
  /// Whether the app unwraps each value of a member that it uses with `!`: `client.get("search")!`. Its values are never nil then, and
  /// a stand-in that answers nil would end the process.
  func isAlwaysForced(_ member: String) -> Bool {
    var isForced = false
    for (number, place) in places(of: member) {
      let file = files[number]
      guard file.isUse(at: place), !file.isDiscarded(at: place) else { continue }
      guard file.isForced(at: place) else { return false }
      isForced = true
    }
    return isForced
  }
}

extension UsedFile {
  /// Whether a name is a member of something, or is called as one of the same type.
  fileprivate func isUse(at place: Int) -> Bool {
    isSign(place - 1, ".") || isSign(place + 1, "(") && !(isIdentifier(place - 1) && name(place - 1) == "func")
  }

  /// Whether `!` stands right behind a use; `!=` doesn't count.
  fileprivate func isForced(at place: Int) -> Bool {
    let end = CallShape.end(ofUseAt: place, in: self)
    guard isSign(end, "!"), tokens[end].start == tokens[end - 1].end else { return false }
    return !isSign(end + 1, "=") || tokens[end + 1].start > tokens[end].end
  }

  /// Whether a call is a statement by itself, whose value goes nowhere.
  fileprivate func isDiscarded(at place: Int) -> Bool {
    let end = CallShape.end(ofUseAt: place, in: self)
    guard end > place + 1, startsLine(end) && !isSign(end, ".") || isSign(end, "}") || isSign(end, ";") else {
      return false
    }
    var first = place
    while first > 0, isSign(first - 1, "."), !startsLine(first) || isSign(first, ".") {
      first -= 2
      while first > 0, isSign(first, "?") || isSign(first, "!") { first -= 1 }
      while first > 0, isSign(first, ")") || isSign(first, "]"), partners[first] >= 0 { first = partners[first] - 1 }
    }
    first = max(first, 0)
    return startsLine(first) && !isSign(first, ".") || isSign(first - 1, "{") || isSign(first - 1, ";")
  }
}
