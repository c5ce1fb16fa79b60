/// Reads the sources and finds properties that are stored but unused.
struct Findings {
  let model: SourceModel
  let all: [Finding]

  /// - Parameters:
  ///   - sources: The files of the folders that are read.
  ///   - isInterface: Whether a path belongs to what apps compile against; the others only count as readers.
  init(sources: [(path: String, text: String)], isInterface: (String) -> Bool) {
    let files = sources.enumerated().map { index, source in
      DeclarationReader.read(path: source.path, source: source.text, index: index)
    }
    let model = SourceModel(files: files)
    let brackets = files.map { Brackets($0.tokens) }
    let blocks = model.blocks
    let uses = blocks.flatMap { BlockReader.uses(in: $0, of: model, brackets: brackets[$0.file]) }
    let live = LiveProperties(of: model, uses: uses)
    // The optional calls of apps, `delegate.tableView?(...)`, aren't UIKit's.
    let calls = Calls(
      in: blocks.filter { !files[$0.file].path.contains(/\+OptionalCalls\.swift$/) }, of: model, brackets: brackets)
    self.model = model

    let interface = Set(files.indices.filter { isInterface(files[$0].path) })
    let seen = Set(model.types.filter { $0.kind != .extension && $0.modifiers.isPublic }.map(\.name))
    let hidden = Set(model.types.filter { $0.kind != .extension && !$0.modifiers.isPublic }.map(\.name))
    func isSeen(_ owner: String?, _ modifiers: Modifiers, _ file: Int) -> Bool {
      guard interface.contains(file), modifiers.isPublic, !modifiers.isUnavailable else { return false }
      guard let owner else { return true }
      return model.scopes(of: owner).allSatisfy { seen.contains($0) || !hidden.contains($0) }
    }

    var result: [Finding] = []
    for (id, property) in model.properties.enumerated() {
      guard isSeen(property.owner, property.modifiers, property.file), property.hasSetter, !property.isConstant,
        !property.modifiers.hasHiddenSetter, !property.modifiers.isOverride, property.name != "rawValue",
        !model.isProtocol(property.owner), !live.hasEffect(id)
      else { continue }
      result.append(
        Finding(
          kind: .unread, name: [property.owner, property.name].compactMap { $0 }.joined(separator: "."),
          owner: property.owner ?? "", file: files[property.file].path, line: property.line))
    }
    for function in model.functions where isSeen(function.owner, function.modifiers, function.file) {
      guard let kind = Findings.kind(of: function, in: model, calls: calls) else { continue }
      result.append(
        Finding(
          kind: kind, name: [function.owner, function.fullName].compactMap { $0 }.joined(separator: "."),
          owner: function.owner ?? "", file: files[function.file].path, line: function.line))
    }
    all = result
  }

  private static func kind(of function: FunctionDeclaration, in model: SourceModel, calls: Calls) -> Finding.Kind? {
    if let owner = function.owner, model.protocols.contains(owner), function.body == nil {
      return isCallback(owner) && !function.modifiers.isStatic && !calls.contain(function, leavingOut: false)
        ? .uncalled : nil
    }
    guard let body = function.body, !model.isProtocol(function.owner), function.name != "init" else { return nil }
    let tokens = model.files[function.file].tokens[body]
    if function.fullName == "encode(with:)" { return writes(tokens) ? nil : .unarchived }
    // An override may disable what a superclass does, and methods that UIKit calls exist for overrides.
    guard !function.modifiers.isOverride, isEmpty(tokens), !calls.contain(function, leavingOut: true) else {
      return nil
    }
    return .empty
  }

  /// Protocols that apps adopt as delegates.
  private static func isCallback(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Prefetching"].contains { name.hasSuffix($0) }
  }

  private static func writes(_ tokens: ArraySlice<CodeToken>) -> Bool {
    zip(tokens, tokens.dropFirst(2)).contains { receiver, called in
      called.kind == .word && called.string.hasPrefix("encode") && !receiver.isWord("super")
    }
  }

  private static let emptyValues: Set<String> = ["nil", "false", "0", "zero", "none", "null", "init", ""]

  private static func isEmpty(_ tokens: ArraySlice<CodeToken>) -> Bool {
    let signs: Set<String> = [".", "[", "]", "(", ")", ":"]
    return tokens.allSatisfy { token in
      token.isWord("return") || token.kind == .text || emptyValues.contains(token.string)
        || signs.contains(token.string)
    }
  }
}

extension SourceModel {
  func isProtocol(_ owner: String?) -> Bool { owner.map(protocols.contains) ?? false }
}
