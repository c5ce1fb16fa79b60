/// Storyboards and xibs of the main bundle, in a program that tests several apps: each app searches its own bundle first.
///
/// `nil` and `Bundle.main` don't identify a module. They are replaced with an expression of the same length for a bundle of the
/// file's module. In the default value of a parameter, which other files may evaluate, the expression contains the module.
struct DocumentBundles: Construct {
  private static let classes: Set<String> = ["UIStoryboard", "UINib"]

  func translate(_ translation: inout FileTranslation) {
    let settings = translation.settings
    guard !settings.folders.isEmpty, ["UIKit", "HeadlessUIKit"].contains(settings.runtimeModule) else { return }
    let file = translation.file
    var isAsked = false
    let parameters = parameterLists(of: file)
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      let length = file.tokens[place].end - file.tokens[place].start
      guard (5...12).contains(length) else { continue }
      let name = file.string(place)
      if Self.classes.contains(name), let value = bundle(ofCall: place, file) {
        let isDefault = parameters.contains { $0.contains(value) }
        isAsked = replace(value, isDefault: isDefault, &translation) || isAsked
      } else if name == "loadNibNamed", place >= 4, file.tokens[place - 1].isSign(".") {
        isAsked = replace(place - 4, isDefault: false, &translation) || isAsked
      }
    }
    guard isAsked else { return }
    translation.needsRuntime = true
    translation.edits.appended.append(
      ("fileprivate extension Bundle { static var _m: Bundle { ._ofModule(#fileID) } }", 1))
  }

  /// Where the argument `bundle` of a call begins; nil if there is none.
  private func bundle(ofCall place: Int, _ file: SourceFile) -> Int? {
    var open = place + 1
    if open + 1 < file.tokens.count, file.tokens[open].isSign("."), file.string(open + 1) == "init" { open += 2 }
    guard open < file.tokens.count, file.tokens[open].isSign("("), file.partners[open] > open else { return nil }
    var next = open + 1
    while next < file.partners[open] {
      if file.partners[next] > next {
        next = file.partners[next]
      } else if file.string(next) == "bundle", file.tokens[next + 1].isSign(":") {
        return next + 2
      }
      next += 1
    }
    return nil
  }

  /// The tokens between the parentheses of functions and initialisers.
  private func parameterLists(of file: SourceFile) -> [Range<Int>] {
    file.tokens.indices.compactMap { place in
      guard file.tokens[place].word == .func || file.tokens[place].word == .initializer else { return nil }
      // A call of an initialiser follows a period, or a type's name.
      if place > 0, file.tokens[place - 1].isSign(".") { return nil }
      let end = min(place + 32, file.tokens.count)
      guard let open = (place + 1..<max(end, place + 1)).first(where: { file.tokens[$0].isSign("(") }),
        file.partners[open] > open
      else { return nil }
      return open..<file.partners[open]
    }
  }

  /// `nil`, `.main` or `Bundle.main`; returns whether it was replaced with the file's own bundle.
  private func replace(_ place: Int, isDefault: Bool, _ translation: inout FileTranslation) -> Bool {
    let file = translation.file
    func isMain(_ dot: Int) -> Bool {
      dot + 1 < file.tokens.count && file.tokens[dot].isSign(".") && file.string(dot + 1) == "main"
    }
    let ofModule = "._ofModule(#fileID)"
    if isDefault {
      let isNil = file.string(place) == "nil"
      let isNamed = file.string(place) == "Bundle" && isMain(place + 1)
      guard isNil || isNamed || isMain(place) else { return false }
      let last = isNil ? place : isNamed ? place + 2 : place + 1
      translation.edits.replace(file.tokens[place].start..<file.tokens[last].end, with: ofModule)
      translation.needsRuntime = true
      return false
    }
    if file.string(place) == "nil" {
      translation.edits.replace(file.tokens[place].start..<file.tokens[place].end, with: "._m")
      return true
    }
    let dot = file.string(place) == "Bundle" ? place + 1 : place
    guard isMain(dot) else { return false }
    translation.edits.replace(file.tokens[dot + 1].start..<file.tokens[dot + 1].end, with: "_m  ")
    return true
  }
}
