internal import Foundation

/// The classes of the sources: which has which superclass, and which belong to the main actor.
struct ClassTable {
  private var superclasses: [String: String] = [:]
  private var onMainActor: Set<String> = []

  /// - Parameter sources: the texts of all files.
  init(_ sources: [String]) {
    for source in sources where source.contains("class ") {
      var attributes = ""
      for line in source.split(separator: "\n") {
        if line.hasPrefix("@") { attributes += line }
        guard let match = line.firstMatch(of: /\bclass (\w+): (\w+)/) else {
          if !line.hasPrefix("@") { attributes = "" }
          continue
        }
        superclasses[String(match.1)] = String(match.2)
        if attributes.contains("@MainActor") { onMainActor.insert(String(match.1)) }
        attributes = ""
      }
    }
  }

  /// Whether a class, or one above it, is declared on the main actor.
  func isOnMainActor(_ name: String) -> Bool {
    var name: String? = name
    while let current = name {
      if onMainActor.contains(current) { return true }
      name = superclasses[current]
    }
    return false
  }
}
