/// The extensions that let apps call a protocol's optional methods with a question mark. What they are is said at
/// `OptionalMethods` in HeadlessUIKit.
struct OptionalCalls {
  let subject: OptionalProtocol
  /// The lines of imports that the file needs beside Foundation's.
  var imports: [Substring] = []

  /// The text of the file.
  ///
  /// - Parameter source: the name of the protocol's file.
  func text(source: String) -> String {
    let head =
      GeneratedFile.header(from: source)
      + Parameter.foundationImport(for: subject.methods.flatMap { $0.parameters.map(\.type) + [$0.result] })
      + imports.map { $0 + "\n" }.joined()
      + "\n// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.\n"
    let properties = "\(head)\n\(block("extension \(subject.name)", subject.groups.map(property)))"
    let grouped = subject.groups.filter { !OptionalProtocol.isSingle($0.methods) }.flatMap(\.methods)
    let functions = distinct(grouped).flatMap(functions(of:))
    let parts = Extended.allCases.compactMap { type -> String? in
      let texts = functions.filter { $0.place == type }.map(\.text)
      return texts.isEmpty ? nil : block("extension \(type.rawValue) where Target == any \(subject.name)", texts)
    }
    return ([properties] + parts).joined(separator: "\n")
  }

  /// What the calls are written for: see `OptionalMethodCalls` in HeadlessObjectiveC.
  private enum Extended: String, CaseIterable {
    case methods = "OptionalMethods"
    case calls = "OptionalMethodCalls"
  }

  private struct Function {
    let place: Extended
    let text: String
  }

  private func block(_ head: String, _ members: [String]) -> String {
    "\(head) {\n\(members.joined(separator: "\n\n"))\n}\n"
  }

  // MARK: The properties of the protocol

  private func property(_ name: String, _ methods: [Method]) -> String {
    let subjects = methods.count == 1 ? "method" : "methods"
    let comment = "  /// The \(subjects) of this name, to be called with a question mark.\n"
    let attributes = methods.allSatisfy(\.isDeprecated) ? "  @available(*, deprecated)\n" : ""
    let type: String
    let body: String
    if OptionalProtocol.isSingle(methods) {
      type = "OptionalCall<\(methods[0].parameters[0].type), \(methods[0].result)>?"
      let call = "OptionalMethod.call { self.\(name)(argument) }\(methods[0].hasOptionalResult ? " ?? nil" : "")"
      let line = "OptionalCall { argument in \(call) }"
      body = line.count + 4 <= Layout.width ? line : "OptionalCall { argument in\n  \(call)\n}"
    } else {
      type = "OptionalMethods<any \(subject.name)>?"
      body = needsName(methods) ? "OptionalMethods(self, named: \"\(name)\")" : "OptionalMethods(self)"
    }
    let start = "  @_disfavoredOverload public var \(name):"
    let width = start.count + 1 + type.count
    guard width + 2 <= Layout.width else {
      let place = width <= Layout.width ? " " : "\n    "
      return "\(comment)\(attributes)\(start)\(place)\(type)\n  {\n\(Layout.indented(body, 4))\n  }"
    }
    return comment + attributes + Layout.block("\(start) \(type)", body, indentation: 2)
  }

  // MARK: The calls

  /// The methods, without those that are called as an earlier one is.
  private func distinct(_ methods: [Method]) -> [Method] {
    var calls: Set<String> = []
    return methods.filter { calls.insert($0.call).inserted }
  }

  /// The other methods that are called as this one is: the base name tells them apart.
  private func namesakes(of method: Method) -> [Method] {
    subject.methods.filter { $0.call == method.call && $0.name != method.name && isGrouped($0) }
  }

  private func isGrouped(_ method: Method) -> Bool {
    !OptionalProtocol.isSingle(subject.methods.filter { $0.name == method.name })
  }

  /// Whether a method among these is called as one of another base name that comes first.
  private func needsName(_ methods: [Method]) -> Bool {
    methods.contains { method in
      guard let first = subject.methods.first(where: { $0.call == method.call && isGrouped($0) }) else { return false }
      return first.name != method.name
    }
  }

  /// The calls of a method: one with its result, and one for whom it is missing perhaps. A result that is optional anyway says so
  /// itself.
  private func functions(of method: Method) -> [Function] {
    let others = namesakes(of: method)
    var comment = "  /// Calls `\(method.fullName)`"
    for other in others { comment += ", or\n  /// `\(other.name)` of the same arguments" }
    let body =
      others.map { other in
        let call = call(of: other, indentation: 6, isReturned: true)
        return "if name == \"\(other.name)\" {\n\(Layout.indented(call, 2))\n}\n"
      }.joined() + call(of: method, isReturned: !others.isEmpty)
    let calling = function(method, "\(comment); nil where it isn't implemented.", method.optionalResult, body)
    if method.hasOptionalResult { return [Function(place: .methods, text: calling)] }
    let required = function(method, "\(comment); a trap where it isn't implemented.", method.result, again(method))
    return [Function(place: .methods, text: required), Function(place: .calls, text: calling)]
  }

  private func function(_ method: Method, _ comment: String, _ result: String, _ body: String) -> String {
    var lines = [comment]
    if method.isDeprecated { lines.append("  @available(*, deprecated)") }
    let isVoid = result == "Void"
    lines.append(
      Layout.list(
        "\(isVoid ? "" : "@discardableResult ")public func callAsFunction(", method.parameters.map(\.declaration),
        isVoid ? ") {" : ") -> \(result) {", indentation: 2))
    lines.append(Layout.indented(body, 4))
    lines.append("  }")
    return lines.joined(separator: "\n")
  }

  /// The call that may be nil, unwrapped.
  private func again(_ method: Method) -> String {
    let lines = Layout.list("callAsFunction(", method.parameters.map(\.argument), ")!", indentation: 4)
    return lines.split(separator: "\n").map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// The call itself; broken at its arguments where it is too long for a line.
  private func call(of method: Method, indentation: Int = 4, isReturned: Bool = false) -> String {
    let tail = method.hasOptionalResult ? " ?? nil" : ""
    let start = "\(isReturned ? "return " : "")OptionalMethod.call {"
    let arguments = method.parameters.map(\.argument)
    let inner = "target.\(method.name)(\(arguments.joined(separator: ", ")))"
    let line = "\(start) \(inner) }\(tail)"
    if line.count + indentation <= Layout.width { return line }
    if inner.count + indentation + 2 <= Layout.width { return "\(start)\n  \(inner)\n}\(tail)" }
    let lines = Layout.filled(arguments, indentation: 4, width: Layout.width - indentation)
    return "\(start)\n  target.\(method.name)(\n\(lines))\n}\(tail)"
  }
}
