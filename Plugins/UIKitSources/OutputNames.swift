import Foundation

/// The names of the translated files: the compiler wants no two of a module alike, whatever folders they lie in.
struct OutputNames {
  let names: [String]

  init(_ files: [URL]) {
    var taken: Set<String> = []
    names = files.map { file in
      let base = Self.plain(file.deletingPathExtension().lastPathComponent)
      var folder = file.deletingLastPathComponent()
      var name = base
      // The folders around tell files of one name apart.
      while !taken.insert(name.lowercased()).inserted {
        let component = Self.plain(folder.lastPathComponent)
        name = component == "/" || component.isEmpty ? name + "_" : "\(component)_\(name)"
        folder.deleteLastPathComponent()
      }
      // This name says that statements may stand outside of functions.
      return name == "main" ? "main.swift" : name + ".uikit.swift"
    }
  }

  /// SwiftPM lists these names in JSON without escapes: a tab in the name of a file ends the build.
  private static func plain(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      CharacterSet.controlCharacters.contains(scalar) || "\"\\".unicodeScalars.contains(scalar) ? "_" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
