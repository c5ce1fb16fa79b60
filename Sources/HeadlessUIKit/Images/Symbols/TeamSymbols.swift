internal import Foundation
internal import Synchronization

/// Symbols that a team drew, by name: they go before this library's.
package enum TeamSymbols {
  /// The added symbols. They belong to the process's host: a project adds them once, for all tests.
  private final class Added: Sendable {
    let templates = Mutex<[String: SymbolTemplate]>([:])
    /// Separate from the others, because a name in a catalog isn't one of the system's.
    let ofCatalogs = Mutex<[String: SymbolTemplate]>([:])
  }

  private static var added: Added { StateHost.process.value { _ in Added() } }

  /// Adds the files `name.svg` of a folder, and those of symbol sets in it and its subfolders, `name.symbolset`; or one file.
  ///
  /// - Returns: the names.
  @discardableResult package static func add(contentsOf path: String) throws(SymbolTemplateError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SymbolTemplateError(path: path, reason: .unreadable)
    }
    let files = isFolder.boolValue ? svgFiles(below: path) : [path]
    var found: [String: SymbolTemplate] = [:]
    for file in files { found[name(of: file)] = try SymbolTemplate(contentsOf: file) }
    added.templates.withLock { $0.merge(found) { $1 } }
    return found.keys.sorted()
  }

  /// Adds one symbol.
  package static func add(_ template: SymbolTemplate, named name: String) {
    added.templates.withLock { $0[name] = template }
  }

  /// Forgets a symbol.
  package static func remove(named name: String) { added.templates.withLock { $0[name] = nil } }

  /// The names of all that were added.
  package static var names: [String] { added.templates.withLock { $0.keys.sorted() } }

  /// Adds a symbol of an asset catalog, which `UIImage(named:)` gives.
  static func addOfCatalog(_ template: SymbolTemplate, named name: String) {
    added.ofCatalogs.withLock { $0[name] = template }
  }

  static func drawing(ofCatalog name: String, weight: UIImage.SymbolWeight) -> SymbolDrawing? {
    added.ofCatalogs.withLock { $0[name] }?.drawing(weight: weight)
  }

  static func drawing(named name: String, weight: UIImage.SymbolWeight) -> SymbolDrawing? {
    added.templates.withLock { $0[name] }?.drawing(weight: weight)
  }

  /// Folders deeper than this are left out: links may lead in a circle.
  private static let deepestFolder = 16

  private static func svgFiles(below folder: String, depth: Int = 0) -> [String] {
    guard depth < deepestFolder else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.lowercased().hasSuffix(".svg") { return [path] }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
      return svgFiles(below: path, depth: depth + 1)
    }
  }

  /// The name of the symbol set that contains the file, or its own.
  private static func name(of file: String) -> String {
    let parts = file.split(separator: "/")
    if parts.count > 1, parts[parts.count - 2].hasSuffix(".symbolset") {
      return String(parts[parts.count - 2].dropLast(".symbolset".count))
    }
    return parts.last.map { String($0.dropLast(4)) } ?? ""
  }
}
