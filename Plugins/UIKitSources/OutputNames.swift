import Foundation

/// The names of the translated files: the compiler wants no two of a module alike, whatever folders they lie in.
struct OutputNames {
  let names: [String]

  init(_ files: [URL]) {
    var taken: Set<String> = []
    names = files.map { file in
      let base = file.deletingPathExtension().lastPathComponent
      var folder = file.deletingLastPathComponent()
      var name = base
      // The folders around tell files of one name apart.
      while !taken.insert(name.lowercased()).inserted {
        let component = folder.lastPathComponent
        name = component == "/" || component.isEmpty ? name + "_" : "\(component)_\(name)"
        folder.deleteLastPathComponent()
      }
      // This name says that statements may stand outside of functions.
      return name == "main" ? "main.swift" : name + ".uikit.swift"
    }
  }
}
