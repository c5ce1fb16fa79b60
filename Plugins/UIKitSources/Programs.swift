import Foundation
import PackagePlugin

/// The programs that include a target, with those of their modules that are translated. The translation of the target depends on
/// the members of its extensions that these modules override, and on the members of theirs that it overrides.
///
/// The first program is the target with all its dependencies. Each of the other programs is a target of the package that depends
/// on it, with all dependencies of that target.
struct Programs {
  private struct Module {
    let name: String
    let files: [URL]
  }

  private let programs: [[Module]]

  init(of target: any Target, in package: Package) throws {
    var known: [String: Module] = [:]
    func module(_ target: any Target) throws -> Module {
      if let module = known[target.id] { return module }
      let module = Module(name: target.name, files: try Self.files(of: target, in: package))
      known[target.id] = module
      return module
    }
    let own = package.targets.filter { $0.id != target.id }
    func modules(of program: any Target) throws -> [Module] {
      let below = Set(program.recursiveTargetDependencies.map(\.id))
      return try own.filter { below.contains($0.id) || $0.id == program.id }.map(module).filter { !$0.files.isEmpty }
    }
    let above = own.filter { other in other.recursiveTargetDependencies.contains { $0.id == target.id } }
    programs = try ([target] + above).map(modules).filter { !$0.isEmpty }
  }

  /// All files, because a change in any of them may change the translation.
  var files: [URL] { programs.flatMap { $0.flatMap(\.files) } }

  /// The command-line arguments for the translator.
  var arguments: [String] {
    programs.enumerated().flatMap { number, program in
      ["--program", "\(number)"]
        + program.flatMap { module in
          ["--program-module", module.name] + module.files.flatMap { ["--program-file", $0.path] }
        }
    }
  }

  /// The translated sources of a target; empty for a target that isn't set up for translation.
  private static func files(of target: any Target, in package: Package) throws -> [URL] {
    guard let module = target.sourceModule else { return [] }
    let options = try TargetOptions(
      of: target.name, in: TargetOptions.folder(of: target, in: package).appending(path: "UIKitSources.txt"))
    var folder = SourceFolder(
      excluding: Set(options.excluded.map(SourceFolder.resolved)),
      own: Set(module.sourceFiles.map { SourceFolder.resolved($0.url) }))
    for place in [target.directoryURL] + options.sources { try folder.add(place) }
    return folder.files
  }
}
