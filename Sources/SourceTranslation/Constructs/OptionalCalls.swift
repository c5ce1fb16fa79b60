/// The generated type of what is called where a method may be missing: one that is called with the labels of the methods that
/// have a base name in common.
///
/// `object.method!(...)` gives what the method does, `object.method?(...)` nil where it is missing. Where several methods share
/// the name, one may be there and another not: then each has two calls, as `OptionalMethodCalls` in HeadlessObjectiveC says.
struct OptionalCalls {
  let name: String
  /// With their selectors.
  let methods: [(member: Member, selector: String)]

  var selectors: String { methods.map { SwiftLiteral.string($0.selector) }.joined(separator: ", ") }

  /// - Parameters:
  ///   - access: what stands before declarations: `public `.
  ///   - isCertain: whether there is one method, which is there when the type is made: it isn't missing then.
  func declarations(access: String, isCertain: Bool) -> String {
    // Overloads that only `@objc` tells apart are one in Swift.
    var known: Set<String> = []
    let calls = methods.filter {
      known.insert($0.member.fullName + $0.member.parameterTypes.joined(separator: ",")).inserted
    }
    let plain = calls.map { call($0.member, $0.selector, access, isOptional: false) }.joined(separator: "; ")
    let property = "\(isCertain ? "fileprivate " : access)let methods: RuntimeMethods"
    guard !isCertain else { return "\(access)struct \(name) { \(property); \(plain) }" }
    let others = calls.filter { !isOptional($0.member) }.map { call($0.member, $0.selector, access, isOptional: true) }
    return "\(access)protocol \(name)_Calls { var methods: RuntimeMethods { get } }; "
      + "\(access)struct \(name): \(name)_Calls { \(property); \(plain) }; "
      + "extension \(name)_Calls { \(others.joined(separator: "; ")) }"
  }

  private func isOptional(_ member: Member) -> Bool {
    member.type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
  }

  /// What calls one of the methods: as it is declared, or with an optional result.
  private func call(_ member: Member, _ selector: String, _ access: String, isOptional: Bool) -> String {
    let result = member.type ?? "Void"
    let parameters = zip(zip(member.labels, member.parameterNames), member.parameterTypes).map { names, type in
      "\(names.0.isEmpty ? "_" : names.0)\(names.0 == names.1 ? "" : " " + names.1): "
        + (type.contains("->") ? "@escaping " : "") + type
    }
    let arguments = member.parameterNames.map { ", \($0)" }.joined()
    let isOptionalItself = self.isOptional(member)
    let plain = result.hasSuffix("!") ? String(result.dropLast()) + "?" : result
    let call = "methods.call(\(SwiftLiteral.string(selector))\(arguments), as: (\(plain)).self)"
    let isVoid = plain == "Void" || plain == "()"
    let discardable = isVoid && !isOptional ? "" : "@discardableResult "
    return "\(discardable)\(access)func callAsFunction(\(parameters.joined(separator: ", "))) -> (\(plain))"
      + (isOptional ? "?" : "") + " { \(call)\(isOptional ? "" : isOptionalItself ? " ?? nil" : "!") }"
  }
}
