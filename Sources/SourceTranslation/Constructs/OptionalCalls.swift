/// The generated type of an optional method reference: it can be called with the labels of the methods with a common base name.
///
/// `object.method!(...)` returns the method's result, `object.method?(...)` nil if it isn't implemented. If several methods share
/// the name, only some may be implemented: then each has two calls, as documented in `OptionalMethodCalls` of HeadlessObjectiveC.
struct OptionalCalls {
  let name: String
  /// The methods with their selectors.
  let methods: [(member: Member, selector: String)]

  var selectors: String { methods.map { SwiftLiteral.string($0.selector) }.joined(separator: ", ") }

  /// - Parameters:
  ///   - access: the access level of the declarations, followed by a space: `public `.
  ///   - isCertain: whether there is a single method, which is known to be implemented when the value is created.
  func declarations(access: String, isCertain: Bool) -> String {
    // Overloads that only differ in `@objc` names are one method in Swift.
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

  /// The type of a parameter whose value is passed on as `Any`, which closures can be only if they escape.
  static func passedType(_ member: Member, _ place: Int) -> String {
    let type = member.parameterTypes[place]
    let isClosure = type.contains("->") && !["?", "!", "]"].contains(where: type.hasSuffix)
    return isClosure ? "@escaping " + type : member.escapingType(place)
  }

  /// The call of one of the methods: as declared, or with an optional result.
  private func call(_ member: Member, _ selector: String, _ access: String, isOptional: Bool) -> String {
    let result = member.type ?? "Void"
    let parameters = zip(zip(member.labels, member.parameterNames), member.parameterTypes.indices).map { names, place in
      "\(names.0.isEmpty ? "_" : names.0)\(names.0 == names.1 ? "" : " " + names.1): "
        + Self.passedType(member, place)
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
