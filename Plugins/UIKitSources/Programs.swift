import Foundation
import PackagePlugin

/// The programs that a target is part of, as far as their other modules are translated, too: what these override of the
/// target's extensions has to be known when it is translated, and what it overrides of theirs.
///
/// One is the target with all that it depends on, the others are the package's targets that depend on it, with all of theirs.
struct Programs {
  private struct Module {
    let name: String
    let files: [URL]
  }

  private let programs: [[Module]]

  init(of target: any Target, in package: Package) throws {
    let options = package.directoryURL.appending(path: "UIKitSources.txt")
    var known: [String: Module] = [:]
    func module(_ target: any Target) throws -> Module {
      if let module = known[target.id] { return module }
      let module = Module(name: target.name, files: try Self.files(of: target, options: options))
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

  /// All files: a change of one may change the translation.
  var files: [URL] { programs.flatMap { $0.flatMap(\.files) } }

  /// For the translator.
  var arguments: [String] {
    programs.enumerated().flatMap { number, program in
      ["--program", "\(number)"]
        + program.flatMap { module in
          ["--program-module", module.name] + module.files.flatMap { ["--program-file", $0.path] }
        }
    }
  }

  /// The sources of a target that are translated; none of a target that isn't set up for it.
  private static func files(of target: any Target, options: URL) throws -> [URL] {
    guard let module = target.sourceModule else { return [] }
    let options = try TargetOptions(of: target.name, in: options)
    var folder = SourceFolder(
      excluding: Set(options.excluded.map(SourceFolder.resolved)),
      own: Set(module.sourceFiles.map { SourceFolder.resolved($0.url) }))
    for place in [target.directoryURL] + options.sources { try folder.add(place) }
    return folder.files
  }
}
