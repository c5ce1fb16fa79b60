/// SwiftUI's views, which a placeholder stands for here: what they consist of is left out of files that import SwiftUI, in targets
/// that depend on the product of that name. What can't be compiled without it otherwise is told by the compiler.
struct SwiftUIViews: Construct {
  func translate(_ translation: inout FileTranslation) {
    guard Self.isHosted(translation) else { return }
    leaveOutEntryPoints(&translation)
    for place in translation.file.tokens.indices where translation.file.tokens[place].kind == .identifier {
      leaveOutBody(at: place, &translation)
      replaceHosted(at: place, &translation)
    }
  }

  /// Whether the file imports SwiftUI, and gets what stands in for it.
  static func isHosted(_ translation: FileTranslation) -> Bool {
    translation.file.imports.contains { $0.module == "SwiftUI" }
      && !translation.settings.substitutes.contains("SwiftUI")
      && AppleModules.replacement(of: "SwiftUI", among: translation.settings.modules) != nil
  }

  /// Whether a name means SwiftUI's declaration, and none of the app's own.
  private func isSwiftUIs(_ name: String, in translation: FileTranslation) -> Bool {
    let index = translation.index
    return !index.values.contains(name) && !index.protocols.contains(name) && index.classes[name] == nil
  }

  private func adopts(_ names: Set<String>, _ path: String, in translation: FileTranslation) -> Bool {
    let adopted = translation.index.conformances[path] ?? []
    return adopted.contains { name in
      let bare = name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name
      return names.contains(bare) && isSwiftUIs(bare, in: translation)
    }
  }

  // MARK: Apps, scenes and previews

  private func leaveOutEntryPoints(_ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    for type in translation.file.types
    where !type.isLocal && adopts(SwiftUINames.entryPoints, type.path, in: translation) {
      let first = type.start.firstToken
      let isFollowed = type.close + 1 < tokens.count && tokens[type.close + 1].isSign(";")
      let end = tokens[isFollowed ? type.close + 1 : type.close].end
      if (first..<type.keyword).contains(where: { tokens[$0].kind == .pound }) {
        // Attributes in a condition of their own: its directives stay.
        for attribute in type.start.attributes { translation.edits.blank(attribute.range) }
        for modifier in type.start.modifiers {
          translation.edits.blank(tokens[modifier.token].start..<tokens[modifier.token].end)
        }
        translation.edits.blank(tokens[type.keyword].start..<end)
      } else {
        translation.edits.blank(tokens[first].start..<end)
      }
    }
  }

  // MARK: Bodies

  /// `-> some View {...}`, `: some View {...}`, also `AnyView` and other types of SwiftUI's.
  private func leaveOutBody(at place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    guard place > 1, tokens[place - 1].isSign(":") || tokens[place - 1].isSign(">") && tokens[place - 2].isSign("-")
    else {
      return
    }
    let isOpaque = file.string(place) == "some"
    var name = isOpaque ? place + 1 : place
    if name + 2 < tokens.count, file.string(name) == "SwiftUI", tokens[name + 1].isSign(".") { name += 2 }
    guard name < tokens.count, tokens[name].kind == .identifier, let open = body(afterTypeEndingAt: name, in: file)
    else {
      return
    }
    let type = file.name(name)
    guard isSwiftUIs(type, in: translation) else { return }
    let content: String
    if isOpaque, SwiftUINames.contentProtocols.contains(type) {
      content = "UnshownView()"
    } else if !isOpaque, let value = SwiftUINames.contentTypes[type] {
      content = value
    } else {
      return
    }
    if isOpaque, let kept = leadsToUIKit(open, translation) {
      cutModifiers(kept, &translation)
      return
    }
    let isList = file.partners[open] > open + 1 && Self.accessors.contains(tokens[open + 1].word)
    let isRequirement =
      isList && (open + 1..<file.partners[open]).allSatisfy { Self.accessors.contains(tokens[$0].word) }
    guard isOpaque ? !isRequirement : !isList else { return }
    translation.edits.replace(tokens[open].start..<tokens[file.partners[open]].end, with: "{ \(content) }")
  }

  private static let accessors: Set<Word> = [.get, .set, .didSet, .willSet, .mutating, .nonmutating, .async, .throws]

  /// The brace after a type that ends with a token, and after its conditions.
  private func body(afterTypeEndingAt last: Int, in file: SourceFile) -> Int? {
    var next = last + 1
    if next < file.tokens.count, file.tokens[next].isSign("<") { next = DeclarationScanner(file).skipAngles(next) }
    if next < file.tokens.count, file.tokens[next].word == .where {
      while next < file.tokens.count, !file.tokens[next].isSign("{"), !Self.endConditions(file.tokens[next]) {
        next += 1
      }
    }
    guard next < file.tokens.count, file.tokens[next].isSign("{"), file.partners[next] > next else { return nil }
    return next
  }

  /// Whether conditions have ended before a token without a body.
  private static func endConditions(_ token: Token) -> Bool {
    token.isSign("}") || token.isSign(";") || token.isSign("@") || token.kind == .pound
      || declarations.contains(token.word)
  }

  private static let declarations: Set<Word> = [
    .func, .var, .let, .struct, .class, .enum, .protocol, .extension, .initializer, .subscript, .typealias, .private,
    .fileprivate, .public, .internal, .static, .import, .case, .deinit,
  ]

  /// The content of a body that is nothing but one of the module's representables.
  private func leadsToUIKit(_ open: Int, _ translation: FileTranslation) -> ViewExpression? {
    let file = translation.file
    let start = file.tokens[open + 1].word == .return ? open + 2 : open + 1
    guard let expression = ViewExpression(at: start, in: file), expression.end == file.partners[open],
      expression.arguments != nil, expression.closures.isEmpty,
      adopts(SwiftUINames.representables, expression.name, in: translation)
    else { return nil }
    return expression
  }

  // MARK: Where screens of UIKit host views

  private func replaceHosted(at place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let length = file.tokens[place].end - file.tokens[place].start
    guard length == 8 || length == 22, place + 1 < file.tokens.count else { return }
    switch file.string(place) {
    case "rootView":
      let next = file.tokens[place + 1]
      let isArgument =
        place > 0 && next.isSign(":") && (file.tokens[place - 1].isSign("(") || file.tokens[place - 1].isSign(","))
      if isArgument || next.isSign("=") { replaceContent(at: place + 2, isArgument: isArgument, &translation) }
    case "UIHostingConfiguration":
      guard let expression = ViewExpression(at: place, in: file) else { return }
      for closure in expression.closures + expression.modifiers.flatMap(\.closures) {
        replaceClosure(closure, &translation)
      }
    default: break
    }
  }

  /// Leaves the app's own view there, without modifiers; one of SwiftUI's, and what lies in it, is left out.
  private func replaceContent(at start: Int, isArgument: Bool, _ translation: inout FileTranslation) {
    let file = translation.file
    guard let expression = statement(at: start, in: file), expression.end < file.tokens.count else { return }
    let end = file.tokens[expression.end]
    guard end.isSign(")") || end.isSign("}") || isArgument && end.isSign(",") || !isArgument && end.startsLine else {
      return
    }
    if isSwiftUIs(expression, translation) {
      leaveOut(expression.name, from: start, to: expression.end, &translation)
      return
    }
    if expression.name == "AnyView", let arguments = expression.arguments {
      replaceContent(at: arguments.lowerBound + 1, isArgument: true, &translation)
    }
    replaceContents(of: expression, &translation)
    cutModifiers(expression, &translation)
  }

  private func leaveOut(_ name: String, from first: Int, to end: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    translation.edits.replace(
      tokens[first].start..<tokens[end - 1].end, with: "UnshownView(\(SwiftLiteral.string(name)))")
  }

  private func cutModifiers(_ expression: ViewExpression, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    for modifier in expression.modifiers where !SwiftUINames.keptModifiers.contains(modifier.name) {
      translation.edits.blank(tokens[modifier.tokens.lowerBound].start..<tokens[modifier.tokens.upperBound - 1].end)
    }
  }

  /// Whether a closure begins with a view of SwiftUI's own: others may be no content.
  private func isContent(_ open: Int, _ translation: FileTranslation) -> Bool {
    ViewExpression(at: open + 1, in: translation.file).map { isSwiftUIs($0, translation) } ?? false
  }

  private func isSwiftUIs(_ expression: ViewExpression, _ translation: FileTranslation) -> Bool {
    SwiftUINames.views.contains(expression.name) && isSwiftUIs(expression.name, in: translation)
  }

  /// Leaves the views of the app's own in a closure of content, without modifiers, and the branches that choose between them.
  private func replaceClosure(_ open: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    var next = open + 1
    // Whether what follows up to a colon chooses a branch.
    var isLabel = false
    while next < file.partners[open] {
      let (token, before) = (file.tokens[next], file.tokens[next - 1])
      let endsLabel = isLabel && before.isSign(":")
      let startsStatement =
        token.startsLine || before.isSign("{") || before.isSign(";") || before.word == .in || before.word == .return
        || endsLabel
      if startsStatement { isLabel = token.word == .case || file.string(next) == "default" }
      if startsStatement, let expression = statement(at: next, in: file) {
        if isSwiftUIs(expression, translation) {
          leaveOut(expression.name, from: next, to: expression.end, &translation)
        } else {
          replaceContents(of: expression, &translation)
          cutModifiers(expression, &translation)
        }
        next = expression.end
      } else if token.isSign("(") || token.isSign("["), file.partners[next] > next {
        next = file.partners[next] + 1
      } else {
        next += 1
      }
    }
  }

  /// What makes a view, of the app's or of SwiftUI's.
  private func statement(at place: Int, in file: SourceFile) -> ViewExpression? {
    guard let expression = ViewExpression(at: place, in: file), expression.isOfType,
      expression.arguments != nil || !expression.closures.isEmpty
    else { return nil }
    return expression
  }

  private func replaceContents(of expression: ViewExpression, _ translation: inout FileTranslation) {
    for closure in expression.closures where isContent(closure, translation) {
      replaceClosure(closure, &translation)
    }
  }
}
