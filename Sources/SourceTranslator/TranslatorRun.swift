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
    var settings = arguments.settings
    let leftOut = try leftOutList()
    settings.leftOut = leftOut.parts.map(\.part)
    let result = SourceRewriter(settings).translate(sources + (generated.map { [$0] } ?? []), in: programs())
    for problem in result.problems { try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8)) }
    warn(of: leftOut, without: result.unknownParts)
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

  /// What isn't compiled; the list's paths start at its folder.
  private func leftOutList() throws -> LeftOutList {
    guard let list = arguments.leftOut else { return LeftOutList("") { $0 } }
    let folder = URL(filePath: list).deletingLastPathComponent()
    return LeftOutList(try String(contentsOf: URL(filePath: list), encoding: .utf8)) { path in
      URL(filePath: path, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath().path
    }
  }

  /// Reports the lines of the list that mean nothing.
  private func warn(of list: LeftOutList, without unknown: [LeftOutPart]) {
    var warnings = list.unread.map { (line: $0.line, words: "this line names nothing to leave out: \($0.text)") }
    for (part, line) in list.parts {
      if unknown.contains(part) {
        warnings.append((line, "there is no \(part.kind.rawValue) \(part.name) in \(part.file) to leave out."))
      } else if !FileManager.default.fileExists(atPath: part.file) {
        warnings.append((line, "there is no file \(part.file)."))
      }
    }
    for warning in warnings {
      let text = "\(arguments.leftOut ?? ""):\(warning.line):1: warning: \(warning.words)\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
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
