internal import Foundation

/// A parameter of a method: `label name: type`.
struct Parameter: Equatable {
  /// `_` for none.
  let label: String
  let name: String
  let type: String

  /// The parameters of a list, without its brackets.
  static func list(_ text: String) -> [Parameter] {
    var scanner = SwiftScanner(text)
    var parameters: [Parameter] = []
    while !scanner.isAtEnd {
      let one = scanner.read(upTo: [","])
      _ = scanner.skip(behind: ",")
      let parts = one.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let names = parts[0].split(whereSeparator: \.isWhitespace).map(String.init)
      let type = parts[1].split(separator: " = ")[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let label = names.first, let name = names.last else { continue }
      parameters.append(Parameter(label: label, name: name, type: type))
    }
    return parameters
  }

  /// `label name: type`
  var declaration: String { (label == name ? name : "\(label) \(name)") + ": \(type)" }

  /// What a call passes on: `label: name`.
  var argument: String { label == "_" ? name : "\(label): \(name)" }

  /// Types of Foundation's that UIKit's methods name.
  private static let foundationTypes: Set<Substring> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "IndexPath", "IndexSet", "NSAttributedString",
    "NSCoder", "NSRange", "NSValue", "TimeInterval", "URL", "UUID",
  ]

  /// The line that imports Foundation, where one of the types needs it: an import that nothing needs is a warning.
  static func foundationImport(for types: [String]) -> String {
    let names = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return names.contains(where: foundationTypes.contains) ? "\npublic import Foundation\n" : ""
  }
}
