/// `#Preview {...}`, whose macro doesn't exist on Linux, becomes an enumeration that tests find at run time; a `PreviewProvider`
/// gets one. `#Playground {...}`, which only Xcode runs, is left out.
struct Previews: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    let isWanted = isWanted(translation)
    for (number, preview) in file.previews.enumerated() {
      if isWanted, Self.isKept(preview, in: file) {
        keep(preview, number, &translation)
      } else {
        if isWanted, !Self.isPlayground(preview, in: file) {
          translation.report(
            .warning, at: file.tokens[preview.pound].start,
            "this preview is left out: those of widgets, with arguments or within another declaration aren't shown here."
          )
        }
        translation.edits.blank(
          file.tokens[preview.tokens.lowerBound].start..<file.tokens[preview.tokens.upperBound - 1].end)
      }
    }
    if isWanted, importsSwiftUI(translation) { addProviders(&translation) }
  }

  /// Whether a preview can be shown: of a view or a controller, at file scope, with no other arguments than a name and traits.
  static func isKept(_ preview: PreviewExpression, in file: SourceFile) -> Bool {
    guard !isPlayground(preview, in: file) else { return false }
    let last = preview.tokens.upperBound - 1
    guard preview.isAtFileScope, preview.close == last || preview.close == last - 1 && file.tokens[last].isSign(")")
    else {
      return false
    }
    var place = preview.pound + 1
    while place < preview.open {
      // A label follows the opening parenthesis or a comma.
      let token = file.tokens[place]
      let isArgument = token.isSign("(") && place == preview.pound + 1 || token.isSign(",")
      if isArgument, place + 2 < preview.open, file.tokens[place + 1].kind == .identifier,
        file.tokens[place + 2].isSign(":"), file.string(place + 1) != "traits", place + 3 != preview.open
      {
        return false
      }
      place = !isArgument && file.partners[place] > place ? file.partners[place] + 1 : place + 1
    }
    return true
  }

  private static func isPlayground(_ preview: PreviewExpression, in file: SourceFile) -> Bool {
    file.string(preview.pound) == "#Playground"
  }

  /// Whether the target supports previews: it requests them and has the module that shows them.
  private func isWanted(_ translation: FileTranslation) -> Bool {
    let settings = translation.settings
    return settings.keepsPreviews && settings.product != .test
      && (settings.runtimeModule == "UIKit" || settings.runtimeModule == "HeadlessUIKit")
  }

  private func importsSwiftUI(_ translation: FileTranslation) -> Bool {
    translation.file.imports.contains { $0.module == "SwiftUI" }
      && !translation.settings.substitutes.contains("SwiftUI")
      && AppleModules.replacement(of: "SwiftUI", among: translation.settings.modules) != nil
  }

  // MARK: Macros

  private func keep(_ preview: PreviewExpression, _ number: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    let name = "UIKitPreview_\(translation.mark)\(String(number, radix: 36))"
    translation.needsRuntime = true
    translation.edits.replace(
      tokens[preview.pound].start..<tokens[preview.pound].end,
      with: "enum \(name): PreviewListing { \(MemberLists.anchor(name)); "
        + "static var previews: PreviewDeclaration { PreviewDeclaration { HeadlessUIKit.Preview")
    translation.edits.insert(" } } }", at: tokens[preview.tokens.upperBound - 1].end)
    PreviewableStates(preview, in: translation.file)?.translate(&translation)
  }

  // MARK: Providers

  private func addProviders(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() {
      let isProvider = type.inherited.contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }
      guard isProvider, type.isActive, type.kind != .protocol, !type.isGeneric, !type.liesInGeneric,
        !type.hasWhereClause
      else { continue }
      translation.needsRuntime = true
      let name = "UIKitPreviews_\(translation.mark)\(String(place, radix: 36))"
      let access = type.kind == .extension && type.start.hasModifier(.public) ? "internal " : ""
      let shown = type.path.split(separator: ".").last.map(String.init) ?? type.path
      // In the provider's type, the name `Previews` is the type of `previews`.
      let isShadowed = shown == "Previews"
      let provider = isShadowed ? "\(name)_Provider" : translation.ownName(type)
      if isShadowed {
        translation.memberDeclarations[place, default: []].append("\(access)typealias \(provider) = Self")
      }
      translation.memberDeclarations[place, default: []].append(
        "\(access)enum \(name): PreviewListing { \(MemberLists.anchor(name)); "
          + "static var previews: PreviewDeclaration { PreviewDeclaration(provider: \(provider).self, "
          + "named: \(SwiftLiteral.string(shown)), line: \(translation.file.line(type.keyword))) } }")
    }
  }
}
