/// `NSClassFromString` and `NSStringFromClass`: Foundation's functions don't know UIKit's names and those in `@objc(name)`.
/// Likewise `NSLocalizedString` with all its arguments, for which UIKit's and Foundation's functions are ambiguous, and the classes of
/// predicates and names that are unavailable in Foundation on Linux.
struct RuntimeNames: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard translation.settings.runtimeModule != nil else { return }
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      describeType(place, &translation)
      qualify(place, &translation)
      let token = file.tokens[place]
      guard token.end - token.start == 17, place == 0 || !file.tokens[place - 1].isSign(".") else { continue }
      let name = file.string(place)
      switch name {
      case "NSClassFromString": translation.edits.replace(token.start..<token.end, with: "objectiveCClass")
      case "NSStringFromClass": translation.edits.replace(token.start..<token.end, with: "objectiveCName")
      case "NSLocalizedString" where hasAllArguments(place, translation):
        translation.edits.insert("_", at: token.start)
      default: continue
      }
      translation.needsRuntime = true
    }
  }

  /// Classes that Foundation declares as unavailable, and the runtime as they are on Apple's platforms.
  private static let replaced: Set<String> = [
    "NSExpression", "NSComparisonPredicate", "PersonNameComponentsFormatter",
  ]

  private func qualify(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let token = file.tokens[place]
    guard [12, 21, 29].contains(token.end - token.start),
      place == 0 || !file.tokens[place - 1].isSign("."), Self.replaced.contains(file.string(place)),
      translation.index.classes[file.string(place)] == nil
    else { return }
    // `UIKit.NSExpression` would be ambiguous: UIKit re-exports Foundation, too.
    translation.edits.insert("HeadlessObjectiveC.", at: token.start)
    translation.needsRuntime = true
  }

  /// `type(of: object).description()`, which exists for Objective-C classes but not for Swift classes.
  private func describeType(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    guard place + 3 < tokens.count, tokens[place].end - tokens[place].start == 4, file.string(place) == "type",
      tokens[place + 1].isSign("("),
      file.string(place + 2) == "of", tokens[place + 3].isSign(":")
    else { return }
    let close = file.partners[place + 1]
    guard close > place, close + 4 < tokens.count, tokens[close + 1].isSign("."),
      file.string(close + 2) == "description", tokens[close + 3].isSign("("), tokens[close + 4].isSign(")")
    else { return }
    translation.edits.insert("objectiveCName(", at: tokens[place].start)
    translation.edits.replace(tokens[close + 1].start..<tokens[close + 4].end, with: ")")
    translation.needsRuntime = true
  }

  private func hasAllArguments(_ place: Int, _ translation: FileTranslation) -> Bool {
    let file = translation.file
    guard ["UIKit", "HeadlessUIKit"].contains(translation.settings.runtimeModule), place + 1 < file.tokens.count,
      file.tokens[place + 1].isSign("("), case let end = file.partners[place + 1], end > place
    else { return false }
    let labels = (place + 2..<end).filter { label in
      file.tokens[label].kind == .identifier && file.tokens[label + 1].isSign(":") && file.tokens[label - 1].isSign(",")
    }
    return Set(labels.map(file.name)).isSuperset(of: ["tableName", "bundle", "value", "comment"])
  }
}
