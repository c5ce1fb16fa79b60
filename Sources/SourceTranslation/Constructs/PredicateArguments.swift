/// `NSPredicate(format: "id == %@", id as CVarArg)`: arguments have any type here; Foundation's values aren't `CVarArg` and can't
/// be cast to Objective-C's.
struct PredicateArguments: Construct {
  private static let types: Set<String> = [
    "CVarArg", "NSDate", "NSString", "NSNumber", "NSUUID", "NSArray", "NSSet", "NSURL", "NSData", "NSDictionary",
  ]

  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.runtimeModule != nil else { return }
    let file = translation.file
    for place in file.tokens.indices.dropLast(3) where file.tokens[place].kind == .identifier {
      let length = file.tokens[place].end - file.tokens[place].start
      guard length == 11, file.tokens[place + 1].isSign("("), file.string(place) == "NSPredicate" else { continue }
      for word in place + 2..<max(place + 2, file.partners[place + 1]) where file.string(word) == "as" {
        leaveOutCast(word, &translation)
      }
    }
  }

  private func leaveOutCast(_ word: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    var type = word + 1
    if file.tokens[type].isSign("!") { type += 1 }
    if file.string(type) == "any" { type += 1 }
    guard Self.types.contains(file.string(type)) else { return }
    let next = file.tokens[type + 1]
    guard next.isSign(",") || next.isSign(")") || next.isSign("]") else { return }
    translation.edits.blank(file.tokens[word].start..<file.tokens[type].end)
  }
}
