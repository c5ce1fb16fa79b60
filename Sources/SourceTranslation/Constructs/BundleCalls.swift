/// Calls to bundles for resources, strings and `Info.plist`. Foundation's methods find none in the program. They are replaced
/// with UIKit's methods, which know the folders of the app's sources and have `_` before their names.
struct BundleCalls: Construct {
  /// Methods of `Bundle` with their first label, a unique combination.
  private static let methods: [String: Set<String>] = [
    "path": ["forResource"], "url": ["forResource"], "paths": ["forResourcesOfType"],
    "urls": ["forResourcesWithExtension"], "localizedString": ["forKey"], "object": ["forInfoDictionaryKey"],
  ]
  private static let properties: Set<String> = [
    "infoDictionary", "localizations", "preferredLocalizations", "bundleIdentifier",
  ]
  private static let longestName = 22

  func translate(_ translation: inout FileTranslation) {
    guard ["UIKit", "HeadlessUIKit"].contains(translation.settings.runtimeModule) else { return }
    let file = translation.file
    for place in file.tokens.indices.dropFirst() where file.tokens[place].kind == .identifier {
      let length = file.tokens[place].end - file.tokens[place].start
      if length == 6, file.string(place) == "Bundle" { translateCreation(at: place, &translation) }
      if length == 6, file.string(place) == "module" { translateImplicitModule(at: place, &translation) }
      guard file.tokens[place - 1].isSign("."), length < Self.longestName else { continue }
      let name = file.name(place)
      guard isProperty(name, at: place, translation) || isMethod(name, at: place, translation) else { continue }
      translation.edits.insert("_", at: file.tokens[place].start)
      translation.needsRuntime = true
    }
  }

  /// `Bundle(for: Type.self)`, also with `init`, is replaced with a function that returns the bundle of the type's module.
  private func translateCreation(at place: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    if translateModule(at: place, &translation) { return }
    var open = place + 1
    if open + 1 < tokens.count, tokens[open].isSign("."), translation.file.string(open + 1) == "init" { open += 2 }
    guard open + 2 < tokens.count, tokens[open].isSign("("), tokens[open + 2].isSign(":"),
      translation.file.string(open + 1) == "for"
    else { return }
    translation.edits.replace(tokens[place + 1].start..<tokens[open + 2].end, with: "._of(")
    translation.needsRuntime = true
  }

  /// `Bundle.module`, which SwiftPM generates for targets that copy resources. Here it is replaced with the bundle of a class in
  /// the module, which finds the resources in their original folder.
  private func translateModule(at place: Int, _ translation: inout FileTranslation) -> Bool {
    let tokens = translation.file.tokens
    guard place + 2 < tokens.count, tokens[place + 1].isSign("."), tokens[place + 2].kind == .identifier,
      translation.file.name(place + 2) == "module", translation.index.members("module", of: "Bundle").isEmpty
    else { return false }
    translation.edits.replace(
      tokens[place + 1].start..<tokens[place + 2].end, with: "._of(\(Self.classOfModule(&translation)).self)")
    return true
  }

  /// `.module` where a bundle is expected: the argument `bundle: .module`, or the value of a declaration of the type `Bundle`.
  private func translateImplicitModule(at place: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    guard place > 2, tokens[place - 1].isSign("."), translation.index.members("module", of: "Bundle").isEmpty else {
      return
    }
    func name(_ place: Int) -> String? {
      place >= 0 && tokens[place].kind == .identifier ? translation.file.name(place) : nil
    }
    let before = tokens[place - 2]
    // `UIImage(named:in:compatibleWith:)` has the label `in`, a keyword.
    let label = before.isSign(":") ? translation.file.string(place - 3) : ""
    let isArgument =
      label == "bundle" || label.hasSuffix("Bundle") || label == "in" && isInCallWithName(place, translation.file)
    // `Bundle =` and `Bundle? =`
    let isValue =
      before.isSign("=")
      && (name(place - 3) == "Bundle" || tokens[place - 3].isSign("?") && name(place - 4) == "Bundle")
    guard isArgument || isValue else { return }
    translation.edits.replace(
      tokens[place - 1].start..<tokens[place].end,
      with: "Foundation.Bundle._of(\(Self.classOfModule(&translation)).self)")
  }

  /// Whether the first label of the call around a place is `named`. Other functions may have an enumeration's case after `in`.
  private func isInCallWithName(_ place: Int, _ file: SourceFile) -> Bool {
    let open = file.tokens[..<place].indices.last { file.tokens[$0].isSign("(") && file.partners[$0] > place }
    return open.map { file.string($0 + 1) == "named" } ?? false
  }

  /// The name of a class in the file, which is appended where it isn't there yet.
  private static func classOfModule(_ translation: inout FileTranslation) -> String {
    let name = "ModuleOf_\(translation.mark)"
    if !translation.edits.appended.contains(where: { $0.text.contains(name) }) {
      translation.edits.appended.append(("private final class \(name) {}", 1))
    }
    translation.needsRuntime = true
    return name
  }

  /// Whether the name is a bundle's property. False if one of the app's own types has a member of that name, because the receiver
  /// is then unknown.
  private func isProperty(_ name: String, at place: Int, _ translation: FileTranslation) -> Bool {
    let tokens = translation.file.tokens
    let isCalled = place + 1 < tokens.count && tokens[place + 1].isSign("(")
    return !isCalled && Self.properties.contains(name) && translation.index.members(name).isEmpty
  }

  private func isMethod(_ name: String, at place: Int, _ translation: FileTranslation) -> Bool {
    let tokens = translation.file.tokens
    guard let labels = Self.methods[name], place + 3 < tokens.count, tokens[place + 1].isSign("("),
      tokens[place + 3].isSign(":")
    else { return false }
    let label = translation.file.name(place + 2)
    return labels.contains(label) && !translation.index.members(name).contains { $0.member.labels.first == label }
  }
}
