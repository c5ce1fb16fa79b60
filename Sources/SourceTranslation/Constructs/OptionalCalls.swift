/// The generated type of what is called where a method may be missing: one that is called with the labels of the methods that
/// have a base name in common.
struct OptionalCalls {
  let name: String
  /// With their selectors.
  let methods: [(member: Member, selector: String)]

  var selectors: String { methods.map { SwiftLiteral.string($0.selector) }.joined(separator: ", ") }

  /// - Parameters:
  ///   - access: what stands before declarations: `public `.
  ///   - isCertain: whether there is one method, which is there when the type is made: a result is no optional then.
  func structure(access: String, isCertain: Bool) -> String {
    // Overloads that only `@objc` tells apart are one in Swift.
    var known: Set<String> = []
    let calls = methods.filter {
      known.insert($0.member.fullName + $0.member.parameterTypes.joined(separator: ",")).inserted
    }
    return "\(access)struct \(name) { fileprivate let methods: RuntimeMethods; "
      + calls.map { call($0.member, $0.selector, access, isCertain) }.joined(separator: "; ") + " }"
  }

  /// What calls one of the methods: as it is declared, but for a result that may be missing.
  private func call(_ member: Member, _ selector: String, _ access: String, _ isCertain: Bool) -> String {
    let result = member.type ?? "Void"
    let parameters = zip(zip(member.labels, member.parameterNames), member.parameterTypes).map { names, type in
      "\(names.0.isEmpty ? "_" : names.0)\(names.0 == names.1 ? "" : " " + names.1): "
        + (type.contains("->") ? "@escaping " : "") + type
    }
    let arguments = member.parameterNames.map { ", \($0)" }.joined()
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    let plain = result.hasSuffix("!") ? String(result.dropLast()) + "?" : result
    let call = "methods.call(\(SwiftLiteral.string(selector))\(arguments), as: (\(plain)).self)"
    let discardable = plain == "Void" || plain == "()" ? "" : "@discardableResult "
    return "\(discardable)\(access)func callAsFunction(\(parameters.joined(separator: ", "))) -> (\(plain))"
      + (isOptional || isCertain ? "" : "?") + " { \(call)\(isOptional ? " ?? nil" : isCertain ? "!" : "") }"
  }
}
