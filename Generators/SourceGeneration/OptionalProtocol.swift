internal import Foundation

/// A protocol of UIKit's, or of a framework beside it, with methods that needn't be implemented: those that the extension under the
/// comment `// Optional in UIKit.` has defaults for.
struct OptionalProtocol {
  let name: String
  let methods: [Method]
  /// The body of the extension with defaults, without comments.
  let body: String

  /// The framework's name replaces UIKit's for those beside it.
  private static var mark: Regex<(Substring, framework: Substring)> { #/// Optional in (?<framework>[A-Za-z ]+)\.\n/# }

  /// The protocols of a file's text. Those of other frameworks than UIKit count where their defaults say by `OptionalMethod` that
  /// they aren't implemented, which protocols outside of the main actor can't.
  static func all(in source: String) throws -> [OptionalProtocol] {
    let marks = source.matches(of: mark)
    return try marks.enumerated().compactMap { place, match in
      let end = place + 1 < marks.count ? marks[place + 1].range.lowerBound : source.endIndex
      let rest = String(source[match.range.upperBound..<end])
      if match.framework != "UIKit", !rest.contains("OptionalMethod.missing") { return nil }
      var scanner = SwiftScanner(rest)
      guard rest.hasPrefix("extension "), scanner.skip(behind: "extension ") else {
        throw GenerationError("\(match.0.dropLast()) stands above an extension, not above \(rest.prefix(40))")
      }
      let name = scanner.read(upTo: ["{"]).trimmingCharacters(in: .whitespaces)
      let body = scanner.readBrackets()
      let methods = Method.all(in: body)
      guard !methods.isEmpty else { throw GenerationError("\(name) has no method in its extension with defaults.") }
      return OptionalProtocol(name: name, methods: methods, body: body)
    }
  }

  /// The protocol's methods by base name: first those whose only one takes one argument without a label.
  var groups: [(name: String, methods: [Method])] {
    var names: [String] = []
    for method in methods where !names.contains(method.name) { names.append(method.name) }
    let groups = names.map { name in (name, methods.filter { $0.name == name }) }
    return groups.filter { OptionalProtocol.isSingle($0.1) } + groups.filter { !OptionalProtocol.isSingle($0.1) }
  }

  /// Whether the methods of a base name are one, with one argument without a label.
  static func isSingle(_ methods: [Method]) -> Bool { methods.count == 1 && methods[0].takesOneUnlabelledArgument }
}
