import AssetCatalogs
import DataModels
import Foundation
import SourceTranslation

/// Reads the sources, translates them, and writes the files that changed, so that unchanged files aren't recompiled.
struct TranslatorRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let arguments: TranslatorArguments

  init(_ arguments: TranslatorArguments) {
    self.arguments = arguments
  }

  func run() throws {
    if let path = arguments.previewTests { return try write(Data(arguments.previews.text.utf8), to: path) }
    let sources = try arguments.files.map { file in
      do {
        return (path: file.source, contents: [UInt8](try Data(contentsOf: URL(filePath: file.source))))
      } catch {
        throw Failure(description: "\(file.source) can't be read: \(error.localizedDescription)")
      }
    }
    // Generated classes are translated like an app's own classes.
    let generated = try arguments.dataClasses.map { path in
      let models = try arguments.dataModels.map { try DataModelFile(URL(filePath: $0)).model() }
      return (path: path, contents: [UInt8](ManagedClasses(models).source.utf8))
    }
    let result = SourceRewriter(arguments.settings).translate(sources + (generated.map { [$0] } ?? []), in: programs())
    for problem in result.problems { try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8)) }
    let errors = result.problems.count { $0.severity == .error }
    if errors > 0 {
      throw Failure(description: "\(errors) \(errors == 1 ? "place" : "places") can't be translated; see above.")
    }
    for (file, source) in zip(arguments.files, result.sources) { try write(Data(source.contents), to: file.output) }
    if let path = arguments.dataClasses, let last = result.sources.last { try write(Data(last.contents), to: path) }
    if let path = arguments.assetNames {
      let names = AssetNames(
        arguments.catalogs.map(CatalogFolder.init), besides: result.assetNames,
        swiftUI: arguments.settings.moduleForSwiftUI)
      try write(Data(names.source.utf8), to: path)
    }
  }

  /// The readable sources of the program's other modules. Unreadable files are reported by the translation of their own module.
  private func programs() -> [[ModuleSources]] {
    arguments.programs.map { program in
      program.map { module, files in
        let sources = files.compactMap { path in
          (try? Data(contentsOf: URL(filePath: path))).map { (path: path, contents: [UInt8]($0)) }
        }
        return ModuleSources(name: module, sources: sources)
      }
    }
  }

  private func write(_ contents: Data, to path: String) throws {
    let url = URL(filePath: path)
    if let present = try? Data(contentsOf: url), present == contents { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url, options: .atomic)
  }
}
