/// All declarations of the folders that are read, and the superclass of each class.
final class SourceModel {
  /// The index of a declared property in `properties`.
  typealias PropertyID = Int
  typealias FunctionID = Int

  let files: [SourceFile]
  private(set) var types: [TypeDeclaration] = []
  private(set) var properties: [PropertyDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []

  private var fullNames: [String: Set<String>] = [:]
  private var parents: [String: [String]] = [:]
  private var ancestorCache: [String: [String]] = [:]
  private var resolved: [String: String?] = [:]
  private var propertiesByOwner: [String: [String: [PropertyID]]] = [:]
  private var functionsByOwner: [String: [String: [FunctionID]]] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var functionNames: Set<String> = []
  private(set) var propertiesByName: [String: [PropertyID]] = [:]
  /// The types that a file names, by the last part of their names.
  let wordsOfFiles: [Set<String>]

  init(files: [SourceFile]) {
    self.files = files
    wordsOfFiles = files.map { file in Set(file.tokens.lazy.filter { $0.kind == .word }.map(\.string)) }
    types = files.flatMap(\.types)
    properties = files.flatMap(\.properties)
    functions = files.flatMap(\.functions)
    for type in types {
      fullNames[SourceModel.lastPart(type.name), default: []].insert(type.name)
    }
    for (id, property) in properties.enumerated() {
      propertiesByOwner[property.owner ?? "", default: [:]][property.name, default: []].append(id)
      propertiesByName[property.name, default: []].append(id)
    }
    functionNames = Set(functions.map(\.name))
    protocols = Set(types.lazy.filter { $0.kind == .protocol }.map(\.name))
    for (id, function) in functions.enumerated() {
      functionsByOwner[function.owner ?? "", default: [:]][function.name, default: []].append(id)
    }
    for type in types {
      parents[type.name, default: []] += type.inherited.compactMap { resolve($0.name, in: type.name) }
    }
  }

  static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: Types

  /// The full name of the type that `name` refers to inside `owner`; nil if the project doesn't declare it.
  func resolve(_ name: String, in owner: String?) -> String? {
    let key = "\(owner ?? "")|\(name)"
    if let known = resolved[key] { return known }
    let result = find(name, in: owner)
    resolved[key] = result
    return result
  }

  private func find(_ name: String, in owner: String?) -> String? {
    guard let candidates = fullNames[SourceModel.lastPart(name)] else { return nil }
    var around = owner
    while let scope = around {
      if candidates.contains("\(scope).\(name)") { return "\(scope).\(name)" }
      around = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    if candidates.contains(name) { return name }
    if let owner, let inherited = ancestors(of: owner).lazy.map({ "\($0).\(name)" }).first(where: candidates.contains) {
      return inherited
    }
    let endings = candidates.filter { $0.hasSuffix(".\(name)") }
    return endings.count == 1 ? endings.first : nil
  }

  /// The type itself, followed by its supertypes, nearest first.
  func ancestors(of type: String) -> [String] {
    if let known = ancestorCache[type] { return known }
    var result = [type]
    var next = 0
    while next < result.count {
      for parent in parents[result[next]] ?? [] where !result.contains(parent) { result.append(parent) }
      next += 1
    }
    ancestorCache[type] = result
    return result
  }

  func inherits(_ type: String, from other: String) -> Bool { ancestors(of: type).contains(other) }

  // MARK: Members

  /// The properties with the name `name` of a value of `type`: its own, or its nearest ancestor's.
  func properties(called name: String, of type: String) -> [PropertyID] {
    for ancestor in ancestors(of: type) {
      guard let found = propertiesByOwner[ancestor]?[name] else { continue }
      return found
    }
    return []
  }

  func functions(called name: String, of type: String) -> [FunctionID] {
    ancestors(of: type).flatMap { functionsByOwner[$0]?[name] ?? [] }
  }

  func topProperties(called name: String) -> [PropertyID] { propertiesByOwner[""]?[name] ?? [] }
  func topFunctions(called name: String) -> [FunctionID] { functionsByOwner[""]?[name] ?? [] }

  /// The types that enclose `owner`, from the inside out, starting with itself.
  func scopes(of owner: String?) -> [String] {
    var result: [String] = []
    var around = owner
    while let scope = around {
      result.append(scope)
      around = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    return result
  }
}
