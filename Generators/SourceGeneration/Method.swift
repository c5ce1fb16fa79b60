internal import Foundation

/// A method that a protocol or its extension declares.
struct Method: Equatable {
  let name: String
  let parameters: [Parameter]
  /// `Void` for none.
  let result: String
  let isDeprecated: Bool

  /// `tableView(_:didSelectRowAt:)`
  var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// What tells methods apart that are called without their base names.
  var call: String { parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",") }

  /// Whether it is called with one argument without a label, of a type that may stand for a generic parameter.
  var takesOneUnlabelledArgument: Bool {
    parameters.count == 1 && parameters[0].label == "_" && !parameters[0].type.hasPrefix("@")
  }

  var hasOptionalResult: Bool { result.hasSuffix("?") }

  /// The result, or nil: a type that is optional already, for no more than that.
  var optionalResult: String {
    if hasOptionalResult { return result }
    return result.hasPrefix("any ") ? "(\(result))?" : "\(result)?"
  }

  /// The methods in the body of a declaration, in their order.
  static func all(in body: String) -> [Method] {
    var scanner = SwiftScanner(body)
    var methods: [Method] = []
    var end = 0
    while scanner.skip(behind: "func ") {
      let before = body.dropFirst(end).prefix(scanner.position - end)
      let name = scanner.read(upTo: ["("])
      let parameters = Parameter.list(scanner.readBrackets())
      // A long declaration's result stands on a line of its own.
      let hasResult = scanner.peek() == "-" && scanner.skip(behind: "->")
      let result = scanner.read(upTo: ["\n", "{"]).trimmingCharacters(in: .whitespaces)
      if scanner.peek() == "{" {
        _ = scanner.skip(behind: "{")
        _ = scanner.read(upTo: ["}"])
      }
      end = scanner.position
      methods.append(
        Method(
          name: name, parameters: parameters, result: hasResult ? result : "Void",
          isDeprecated: before.contains("deprecated")))
    }
    return methods
  }
}
