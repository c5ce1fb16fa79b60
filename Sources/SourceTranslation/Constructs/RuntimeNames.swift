/// `NSClassFromString` and `NSStringFromClass`: Foundation's know neither UIKit's names nor those of `@objc(name)`.
struct RuntimeNames: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard translation.settings.runtimeModule != nil else { return }
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      let token = file.tokens[place]
      guard token.end - token.start == 17, place == 0 || !file.tokens[place - 1].isSign(".") else { continue }
      let name = file.string(place)
      let own = name == "NSClassFromString" ? "objectiveCClass" : name == "NSStringFromClass" ? "objectiveCName" : nil
      guard let own else { continue }
      translation.edits.replace(token.start..<token.end, with: own)
      translation.needsRuntime = true
    }
  }
}
