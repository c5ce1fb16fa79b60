/// `guard let ask = delegate?.pager(_:shouldSelect:) else`: a reference, with labels and without a call, to an optional method of
/// an `@objc` protocol. A Swift property can't have labels in its name. The protocol's extension therefore has a property with
/// another name, whose value is a function, or nil if the method isn't implemented.
struct OptionalReferences: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for place in file.tokens.indices.dropFirst() where file.tokens[place].kind == .identifier {
      guard let labels = Self.labels(after: place, in: file) else { continue }
      let name = file.name(place)
      let isOptional = translation.index.members(name).contains {
        $0.member.start.hasModifier(.optional) && $0.member.kind == .method && $0.member.labels == labels
      }
      guard isOptional, isOfProtocol(place, name, labels, translation) else { continue }
      translation.edits.replace(
        file.tokens[place].start..<file.tokens[file.partners[place + 1]].end, with: Self.property(name, labels))
    }
  }

  /// Whether a reference is to the protocol's method: the receiver is an optional, as delegates are, or no class has the method.
  private func isOfProtocol(_ place: Int, _ name: String, _ labels: [String], _ translation: FileTranslation) -> Bool {
    let before = translation.file.tokens[place - 2]
    if place > 1, before.isSign("?") || before.isSign("!") { return true }
    return !translation.index.members(name).contains {
      !$0.member.start.hasModifier(.optional) && $0.member.kind == .method && $0.member.labels == labels
    }
  }

  /// The name of the property that replaces a method.
  static func property(_ name: String, _ labels: [String]) -> String {
    "optional_\(name)" + labels.map { "_\($0.isEmpty ? "_" : $0)" }.joined()
  }

  /// The labels of `object.name(_:label:)`, which has no values; nil for calls, and inside `#selector`.
  private static func labels(after place: Int, in file: SourceFile) -> [String]? {
    let tokens = file.tokens
    guard tokens[place - 1].isSign("."), place + 3 < tokens.count, tokens[place + 1].isSign("("),
      tokens[place + 3].isSign(":")
    else { return nil }
    let close = file.partners[place + 1]
    guard close > place + 2, (close - place - 2) % 2 == 0 else { return nil }
    var labels: [String] = []
    for label in stride(from: place + 2, to: close, by: 2) {
      guard tokens[label + 1].isSign(":"), tokens[label].kind == .identifier || file.string(label) == "_" else {
        return nil
      }
      let text = file.name(label)
      labels.append(text == "_" ? "" : text)
    }
    let isSelector = file.selectors.contains { $0.token <= place && place <= $0.close }
    return isSelector ? nil : labels
  }

  /// The properties that replace those optional methods of a protocol which any of the module's files references by labels.
  static func properties(
    _ methods: [Member], access: String, _ translation: FileTranslation
  ) -> [String] {
    methods.filter { isNamed($0, translation) && !$0.hasUnusualParameters }.map { member in
      let result = member.type ?? "Void"
      let plain = result.hasSuffix("!") ? "\(result.dropLast())?" : result
      let isOptional = plain.hasSuffix("?")
      let parameters = member.parameterTypes.indices.map { place in
        let type = OptionalCalls.passedType(member, place)
        return type.hasSuffix("!") ? "\(type.dropLast())?" : type
      }
      let arguments = parameters.indices.map { ", $\($0)" }.joined()
      let selector = SwiftLiteral.string(member.objectiveCName(in: translation.file.text))
      return
        "\(access)var \(property(member.name, member.labels)): ((\(parameters.joined(separator: ", "))) -> \(plain))? "
        + "{ RuntimeMethods(self, [\(selector)]).map { methods in { methods.call(\(selector)\(arguments), "
        + "as: (\(plain)).self)\(isOptional ? " ?? nil" : "!") } } }"
    }
  }

  private static func isNamed(_ member: Member, _ translation: FileTranslation) -> Bool {
    guard !member.labels.isEmpty else { return false }
    return translation.files.contains { file in
      file.tokens.indices.dropFirst().contains { place in
        file.tokens[place].kind == .identifier
          && file.tokens[place].end - file.tokens[place].start == member.name.utf8.count
          && labels(after: place, in: file) == member.labels && file.name(place) == member.name
      }
    }
  }
}
