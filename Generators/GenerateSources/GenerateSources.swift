import Foundation
import SourceGeneration

/// Writes the Swift files that follow from other Swift files of this package. Run in the package's folder.
@main struct GenerateSources {
  static func main() throws {
    let sources = SourceFiles(root: URL(filePath: FileManager.default.currentDirectoryPath))
    let files = try sources.generated()
    for file in files where try file.write(in: sources.root) { print("wrote \(file.path)") }
    for path in try sources.leftOver(among: files) {
      try FileManager.default.removeItem(at: sources.root.appending(path: path))
      print("removed \(path)")
    }
  }
}
