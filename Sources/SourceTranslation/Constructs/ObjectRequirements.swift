/// Adapts code to types that are objects only on Apple's platforms. On Linux some of Foundation's classes don't derive from
/// `NSObject`, and an Objective-C protocol used as a type doesn't satisfy `where Proxy.Delegate: AnyObject`.
struct ObjectRequirements: Construct {
  func translate(_ translation: inout FileTranslation) {
    for type in translation.file.types where type.kind == .extension && type.path == "NSObject" {
      extendOthers(type, &translation)
    }
    let file = translation.file
    for place in file.tokens.indices where file.tokens[place].word == .AnyObject && place > 4 {
      leaveOut(place, &translation)
    }
  }

  /// The classes that also get the conformance in `extension NSObject: ReactiveCompatible {}`, if the protocol is the module's
  /// own.
  private static let others = ["NotificationCenter", "FileManager", "ProcessInfo"]

  private func extendOthers(_ type: TypeDeclaration, _ translation: inout FileTranslation) {
    let index = translation.index
    guard !type.inherited.isEmpty, type.members.isEmpty, type.inherited.allSatisfy(index.protocols.contains)
    else { return }
    let protocols = type.inherited.joined(separator: ", ")
    for other in Self.others where index.classes[other] == nil {
      translation.edits.appended.append(("extension \(other): \(protocols) {}", 1))
    }
  }

  /// Removes the requirement that a generic type's delegate is a class, after `where` or a comma.
  private func leaveOut(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    guard tokens[place - 1].isSign(":"), tokens[place - 2].kind == .identifier, tokens[place - 3].isSign("."),
      tokens[place - 4].kind == .identifier
    else { return }
    let name = file.name(place - 2)
    let before = place - 5
    guard name.hasSuffix("Delegate") || name.hasSuffix("DataSource"), before > 0 else { return }
    if tokens[before].isSign(",") {
      // Outside a `where` clause, a parameter's name contains no dot, so this is a requirement.
      translation.edits.blank(tokens[before].start..<tokens[place].end)
    } else if file.string(before) == "where" {
      let isLast = place + 1 >= tokens.count || !tokens[place + 1].isSign(",")
      translation.edits.blank(tokens[isLast ? before : before + 1].start..<tokens[isLast ? place : place + 1].end)
    }
  }
}
