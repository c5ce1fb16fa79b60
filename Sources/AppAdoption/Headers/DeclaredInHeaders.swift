internal import Foundation

/// What Objective-C's headers declare, with types as Swift imports them: classes, protocols, properties, methods, enumerations,
/// constants and types of blocks.
///
/// It is read without a compiler: headers of a project name macros and frameworks that aren't on this machine. Which of the names
/// that the importer can give a method it did give, the app's calls say (`HeaderMethod.matches`).
struct DeclaredInHeaders {
  /// The superclass of each class.
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: Set<String> = []
  /// The Swift types of the classes' properties, by the name in Swift; categories' are among them.
  private(set) var properties: [String: [String: String]] = [:]
  private(set) var methods: [String: [HeaderMethod]] = [:]
  private(set) var enumerations: [String: HeaderEnumeration] = [:]
  /// Constants with their Swift types, and their values as far as a header says them.
  private(set) var constants: [String: (type: String, value: String?)] = [:]
  /// The types of blocks with a name.
  private(set) var aliases: [String: String] = [:]
  private var types: HeaderType {
    HeaderType(declared: Set(superclasses.keys).union(protocols).union(enumerations.keys).union(aliases.keys))
  }

  init(_ headers: [URL]) {
    let texts = headers.compactMap(Self.text).map(Self.withoutComments)
    // Types first, since members name them.
    for text in texts { readTypes(text) }
    let types = types
    for text in texts { readMembers(text, types) }
  }

  /// A header's text; nil if it is a library's in C or C++, of which there are thousands below Firebase and apps use none.
  private static func text(_ header: URL) -> String? {
    guard let text = try? String(contentsOf: header, encoding: .utf8) else { return nil }
    let isLibrarys = header.pathComponents.contains { $0 == "Pods" || $0 == "Carthage" }
    let isObjectiveC = ["@interface", "@protocol", "NS_", "#import", "FOUNDATION_"].contains {
      text.utf8.contains($0.utf8)
    }
    return isLibrarys && !isObjectiveC ? nil : text
  }

  private static func isAssumedNonnull(_ text: String) -> Bool { text.contains("NS_ASSUME_NONNULL_BEGIN") }

  // MARK: Types

  private mutating func readTypes(_ text: String) {
    for match in text.matches(of: /@protocol\s+(\w+)\b\s*(?:<[^>]*>\s*)?(?=[-+@#])/) {
      protocols.insert(String(match.1))
    }
    for match in text.matches(of: /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:\s*(\w+)/) {
      superclasses[String(match.1)] = String(match.2)
    }
    for match in text.matches(
      of: /typedef\s+NS_(CLOSED_ENUM|ENUM|OPTIONS|ERROR_ENUM)\s*\(\s*([\w ]+?)\s*,\s*(\w+)\s*\)\s*\{([\s\S]*?)\}/)
    {
      let raw = HeaderType(declared: []).swift(String(match.2), isNonnull: true) ?? "Int"
      let name = String(match.3)
      enumerations[name] = HeaderEnumeration(
        name, match.1 == "OPTIONS" ? .options : .cases, rawType: raw, body: String(match.4))
    }
    for match in text.matches(of: /typedef\s+enum\s*(?:\w+\s*)?(?::\s*(\w+)\s*)?\{([\s\S]*?)\}\s*(\w+)\s*;/) {
      let raw = match.1.flatMap { HeaderType(declared: []).swift(String($0), isNonnull: true) } ?? "UInt32"
      enumerations[String(match.3)] = HeaderEnumeration(
        String(match.3), .constants, rawType: raw, body: String(match.2))
    }
    for match in text.matches(of: /typedef\s+([^;{]*?)\(\s*\^\s*(\w+)\s*\)\s*\(([^;]*)\)\s*;/) {
      let block = "\(match.1)(^)(\(match.3))"
      let types = HeaderType(declared: Set(superclasses.keys).union(protocols))
      if let swift = types.block(block, isNonnull: true) { aliases[String(match.2)] = swift }
    }
  }

  // MARK: Members

  private mutating func readMembers(_ text: String, _ types: HeaderType) {
    let isNonnull = Self.isAssumedNonnull(text)
    for match in text.matches(of: /@(interface|protocol)\s+(\w+)\b([^;]*?(?=[-+@])[\s\S]*?)@end/) {
      let (name, body) = (String(match.2), String(match.3))
      readProperties(body, of: name, isNonnull: isNonnull, types)
      for part in body.split(separator: ";") {
        guard let start = part.firstMatch(of: /(?:^|[\n>)}])\s*([-+]\s*\()/)?.1.startIndex,
          let method = HeaderMethod(String(part[start...]), isNonnull: isNonnull)
        else { continue }
        methods[name, default: []].append(method)
      }
    }
    readConstants(text, isNonnull: isNonnull, types)
  }

  private mutating func readProperties(_ text: String, of type: String, isNonnull: Bool, _ types: HeaderType) {
    for match in text.matches(of: /@property\s*(?:\(([^)]*)\))?\s*([^;]+);/) {
      let attributes = match.1.map(String.init) ?? ""
      var written = String(match.2).replacing(/\bNS_\w+(\([^)]*\))?/, with: "").trimmingCharacters(
        in: .whitespacesAndNewlines)
      var name = ""
      if let block = written.firstMatch(of: /\(\s*\^\s*(?:_?[Nn](?:on|ul)\w+\s+)?(\w+)\s*\)/) {
        name = String(block.1)
        let marks = attributes.contains("nullable") ? "_Nullable " : ""
        written = written.replacing(/\(\s*\^\s*([^)]*?)(\w+)\s*\)/) { "(^\(marks)\($0.1))" }
      } else if let last = written.firstMatch(of: /(\w+)\s*$/) {
        name = String(last.1)
        written = String(written.dropLast(last.0.count))
      }
      let isMarked = attributes.contains("nonnull") || isNonnull && !attributes.contains("nullable")
      let mark =
        attributes.contains("nullable") && !written.contains("ullable") && !written.contains("(^") ? "nullable " : ""
      guard !name.isEmpty, let swift = types.swift(mark + written, isNonnull: isMarked) else { continue }
      let getter = attributes.firstMatch(of: /getter\s*=\s*(\w+)/).map { String($0.1) }
      properties[type, default: [:]][getter ?? name] = swift
    }
  }

  private mutating func readConstants(_ text: String, isNonnull: Bool, _ types: HeaderType) {
    let outside = text.replacing(/@(?:interface|protocol)[\s\S]*?@end/, with: "")
    for match in outside.matches(
      of:
        /(?:extern|FOUNDATION_EXPORT|FOUNDATION_EXTERN|UIKIT_EXTERN|static)\s+([\w\s*]+?)(\w+)\s*(?:NS_SWIFT_NAME\(\w+\)\s*)?(?:=\s*([^;]+))?;/
    ) {
      guard let type = types.swift(String(match.1), isNonnull: true) else { continue }
      constants[String(match.2)] = (type, match.3.flatMap { Self.value(String($0)) })
    }
    for match in text.matches(of: /(?m)^\s*#define\s+(\w+)[ \t]+(.+)$/) {
      let written = String(match.2).trimmingCharacters(in: .whitespaces)
      guard let value = Self.value(written) else { continue }
      let type =
        value.hasPrefix("\"")
        ? "String" : value.contains(".") ? "Double" : value.count > 4 && !value.contains(/\d/) ? "Bool" : "Int32"
      constants[String(match.1)] = (["true", "false"].contains(value) ? "Bool" : type, value)
    }
  }

  /// A literal of Swift's for one of C's: a text, a number, or a truth value.
  private static func value(_ written: String) -> String? {
    let written = written.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "()")))
    if let text = written.wholeMatch(of: /@?("(?:[^"\\]|\\["\\nt])*")/) { return String(text.1) }
    if let number = written.wholeMatch(of: /(-?\d+(?:\.\d+)?)[fFuUlL]*/) { return String(number.1) }
    if written.wholeMatch(of: /0x[0-9a-fA-F]+/) != nil { return written }
    return ["YES": "true", "NO": "false", "true": "true", "false": "false"][written]
  }

  // MARK: Finding

  func declares(_ type: String) -> Bool {
    superclasses[type] != nil || protocols.contains(type) || enumerations[type] != nil || aliases[type] != nil
  }

  /// The method that a call means.
  func method(of type: String, _ name: String, labels: [String], isStatic: Bool) -> HeaderMethod? {
    func find(_ type: String) -> HeaderMethod? {
      methods[type]?.first {
        $0.matches(name, labels: labels, of: type) && (name == "init" ? $0.isFactory : $0.isStatic == isStatic)
      }
    }
    var current = type
    for _ in 0..<12 {
      if let found = find(current) { return found }
      guard let superclass = superclasses[current] else { break }
      current = superclass
    }
    // An extension of a view has what categories of all views declare.
    return superclasses[type] == nil
      ? methods.keys.sorted().lazy.filter { superclasses[$0] == nil }.compactMap(find).first : nil
  }

  /// The type of a property of a class, of its superclasses', or of a category.
  func property(_ name: String, of type: String) -> String? {
    var current = type
    for _ in 0..<12 {
      if let found = properties[current]?[name] { return found }
      guard let superclass = superclasses[current] else { break }
      current = superclass
    }
    return superclasses[type] == nil
      ? properties.keys.sorted().lazy.filter { superclasses[$0] == nil && !protocols.contains($0) }.compactMap {
        properties[$0]?[name]
      }.first : nil
  }

  /// The types of a method's parameters and of its result in Swift; a parameter that isn't known has none.
  func signature(_ method: HeaderMethod, of type: String) -> (parameters: [String?], result: String?) {
    let types = types
    let parameters = method.isThrowing ? method.parameters.dropLast() : method.parameters[...]
    let own = method.result.contains("instancetype") ? type : nil
    var result = own ?? types.swift(method.result, isNonnull: method.isNonnull)
    // A truth value, or an object that can be nil, only says whether there was an error.
    if method.isThrowing, result == "Bool" { result = "Void" }
    if method.isThrowing, let object = result, object.hasSuffix("?") || object.hasSuffix("!") {
      result = String(object.dropLast())
    }
    return (parameters.map { types.swift($0.type, isNonnull: method.isNonnull) }, result)
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\*[\s\S]*?\*\//, with: " ").replacing(/\/\/[^\n]*/, with: "")
  }
}
