/// Casts between Core Data types that Objective-C's generics and bridging allow: from a snapshot's reference to a snapshot, and
/// between requests or controllers with different result types. Swift's generic classes with different arguments are different
/// classes, so a conversion is inserted before the cast.
struct FetchCasts: Construct {
  private static let calls = [
    "NSDiffableDataSourceSnapshot": ".asSnapshot()", "NSFetchRequest": ".ofOtherResult()",
    "NSFetchedResultsController": ".ofOtherResult()",
  ]

  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.modules.contains("CoreData") else { return }
    let file = translation.file
    for place in file.tokens.indices.dropFirst(2).dropLast() where file.tokens[place].kind == .identifier {
      let length = file.tokens[place].end - file.tokens[place].start
      guard length >= 14, length <= 28, file.tokens[place + 1].isSign("<"), let call = Self.calls[file.string(place)]
      else {
        continue
      }
      rewrite(place, call, &translation)
    }
  }

  /// The cast at a position, by `as`, `as!` or `as?`.
  private func rewrite(_ place: Int, _ call: String, _ translation: inout FileTranslation) {
    let file = translation.file
    let mark = file.tokens[place - 1]
    let isMarked = mark.isSign("!") || mark.isSign("?")
    let word = isMarked ? place - 2 : place - 1
    guard word > 0, file.string(word) == "as", isMarked || call == ".asSnapshot()" else { return }
    translation.edits.insert(call, at: file.tokens[word - 1].end)
    guard isMarked else { return }
    translation.edits.blank(mark.start..<mark.end)
    if mark.isSign("?"), let end = endOfArguments(from: place + 1, in: file) {
      translation.edits.insert("?", at: file.tokens[end].end)
    }
  }

  /// The token that closes angle brackets.
  private func endOfArguments(from open: Int, in file: SourceFile) -> Int? {
    var depth = 0
    for place in open..<min(open + 40, file.tokens.count) {
      if file.tokens[place].isSign("<") { depth += 1 }
      if file.tokens[place].isSign(">") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
