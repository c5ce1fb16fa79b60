internal import Foundation

/// The keys of a table of strings, and the arguments that each string takes.
struct ResourceStrings {
  let table: String
  /// The types of the arguments by key.
  private(set) var arguments: [String: [String]] = [:]

  /// - Parameter files: the table's files in all languages, that of the development's first.
  init(table: String, files: [URL]) {
    self.table = table
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      switch file.pathExtension {
      case "stringsdict": addPlurals(data)
      case "xcstrings": addCatalog(data)
      default: addStrings(data)
      }
    }
  }

  private mutating func add(_ key: String, _ types: [String]) {
    // A string with arguments in one language has them in all.
    if (arguments[key]?.count ?? -1) < types.count { arguments[key] = types }
  }

  private mutating func addStrings(_ data: Data) {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
      for (key, value) in list { add(key, Self.types(in: value)) }
      return
    }
    let text =
      String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
      ?? String(decoding: data, as: UTF8.self)
    for (key, value) in Self.pairs(text) { add(key, Self.types(in: value)) }
  }

  /// `"key" = "value";`, and the same without quotation marks around the key; comments don't count.
  private static func pairs(_ text: String) -> [(String, String)] {
    let code = text.replacing(/\/\*(?:[^*]|\*(?!\/))*\*\//, with: "").replacing(/(?m)^\s*\/\/.*$/, with: "")
    let pair = /(?:"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.\-]+))\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/.dotMatchesNewlines()
    return code.matches(of: pair).map { match in
      (unescaped(String(match.1 ?? match.2 ?? "")), unescaped(String(match.3)))
    }
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\(.)/) { match in
      switch match.1 {
      case "n": "\n"
      case "t": "\t"
      case "r": "\r"
      default: String(match.1)
      }
    }
  }

  /// Plural forms: the format names variables, each of which has a type.
  private mutating func addPlurals(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    for (key, entry) in list ?? [:] {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      let variables = format.replacing(/%(\d+\$)?#@(\w+)@/) { match in
        let type = (entry[String(match.2)] as? [String: Any])?["NSStringFormatValueTypeKey"] as? String ?? "d"
        return "%" + (match.1.map(String.init) ?? "") + type
      }
      add(key, Self.types(in: variables))
    }
  }

  private mutating func addCatalog(_ data: Data) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return }
    for (key, entry) in strings {
      add(key, [])
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for language in languages.values {
        let unit = (language as? [String: Any])?["stringUnit"] as? [String: Any]
        add(key, Self.types(in: unit?["value"] as? String ?? ""))
      }
    }
  }

  /// The Swift types of a format's arguments: `%@` is a text, `%d` a number.
  static func types(in format: String) -> [String] {
    let specifier = /%(?:(%)|([1-9]\d*)?(\$)?[-+ 0#]*\d*(?:\.\d*)?(?:hh|h|ll|l|q|z|t|j)?([@aAeEfFgGdDiIoOuUxXcCsSp]))/
    var types: [String] = []
    var next = 1
    for match in format.matches(of: specifier) where match.1 == nil {
      guard let letter = match.4?.lowercased() else { continue }
      var place = next
      // Digits without the sign are the least width.
      if match.3 != nil, let number = match.2.flatMap({ Int($0) }), number < 10 { place = number } else { next += 1 }
      while types.count < place { types.append("String") }
      types[place - 1] = type(of: letter)
    }
    return types
  }

  private static func type(of letter: String) -> String {
    switch letter {
    case "a", "e", "f", "g": "Double"
    case "d", "i": "Int"
    case "o", "u", "x": "UInt"
    case "c": "CChar"
    case "s": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: "String"
    }
  }
}
