public import Foundation

/// Stand-ins for what an adopted app uses and nothing declares: libraries whose sources aren't there or aren't Swift's, and the app's
/// own Objective-C.
///
/// They are found in rounds: the package is built, and what the compiler doesn't find is declared as the app uses it.
public struct InferredStandIns {
  /// The adoption, in which the open modules are targets of the package.
  public var adoption: Adoption { isNeeded ? inferring : plain }
  /// The modules that are inferred, in the order of the report; empty if only Objective-C of the app's own is missing.
  public let modules: [String]
  private var inference: StandInInference
  private var text: String
  /// The libraries whose types the inferred file can name and extend.
  private let seen: [String]

  /// Whether the package has what is inferred. A package of which all modules are there is first built without.
  public private(set) var isNeeded: Bool
  private let plain: Adoption
  private let inferring: Adoption

  /// Returns nil if the package has neither missing modules, nor libraries: only of those is anything unknown.
  public init?(_ adoption: Adoption) {
    let open = adoption.imports.filter { AdoptionReport.isOpen($0.way) }.map(\.module)
    isNeeded = !open.isEmpty || adoption.targets.contains(where: \.bridgesOwnHeaders)
    guard isNeeded || adoption.targets.contains(where: { $0.role == .standIn || $0.role == .library }) else {
      return nil
    }
    modules = open
    seen = adoption.targets.filter { target in
      (target.role == .standIn || target.role == .library) && !target.importCounts.keys.contains(where: open.contains)
    }.map(\.module)
    (plain, inferring) = (adoption, adoption.inferring(open, seen: seen))
    let own = adoption.targets.filter { $0.role == .app || $0.role == .framework }
    let documents = own.flatMap(\.places).flatMap { FolderContents.files(in: $0) }
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
    inference = StandInInference(
      UsedSources(
        sources: own.flatMap(\.surveys).map(\.file), documents: documents, headers: Self.headers(adoption.root),
        standIns: adoption.targets.filter { $0.role == .standIn }.compactMap { KnownStandIn($0.module)?.text }))
    text = ""
    write()
  }

  /// The headers in the project's folder, those of pods and frameworks among them; at most 4,000.
  private static func headers(_ root: URL) -> [URL] {
    var headers: [URL] = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL, headers.count < 4_000 {
      if file.pathExtension == "h" { headers.append(file) }
    }
    return headers
  }

  /// The files of the package, with what was learned so far.
  public func files(output: URL, onionskin: String?) -> AdoptedFiles {
    AdoptedFiles(adoption, output: output, onionskin: onionskin, inferred: text)
  }

  /// Learns from what a build of the package says.
  ///
  /// - Returns: whether something new was learned, so that another build is worth it.
  public mutating func learn(from output: String) -> Bool {
    guard inference.learn(from: CompilerMessage.all(in: output)) else { return false }
    isNeeded = true
    write()
    return true
  }

  /// The libraries whose own sources a build had errors in.
  public func failingLibraries(in output: String) -> Set<String> {
    let paths = Set(CompilerMessage.all(in: output).map { URL(filePath: $0.path).standardizedFileURL.path })
    let libraries = adoption.targets.filter { library in
      library.role == .library
        && library.places.contains { place in paths.contains { $0.hasPrefix(place.standardizedFileURL.path + "/") } }
    }
    return Set(libraries.map(\.module))
  }

  /// The number of types that are declared.
  public var count: Int { inference.types.values.count { !$0.isPlaceholder && $0.kind != .members } }

  /// Errors that taught nothing.
  public var unsolved: [String] {
    inference.unsolved.map { message in
      var names = message.quoted[...]
      let parts = message.sentence.split(separator: "'_'", omittingEmptySubsequences: false)
      let sentence = parts.dropFirst().reduce(String(parts.first ?? "")) { "\($0)'\(names.popFirst() ?? "_")'\($1)" }
      return "\(message.path):\(message.line): \(sentence)"
    }
  }

  private mutating func write() { (text, inference) = InferredText.text(inference, imports: seen) }
}

extension Adoption {
  /// A copy in which some modules are targets that export what is inferred, which all files of the app's own targets see.
  func inferring(_ modules: [String], seen: [String]) -> Adoption {
    var copy = self
    copy.targets.append(AdoptedTarget(written: InferredText.module, dependencies: seen))
    copy.targets += modules.map { AdoptedTarget(written: $0, dependencies: [InferredText.module]) }
    for place in copy.targets.indices where copy.targets[place].role != .standIn {
      let imported = copy.targets[place].importCounts
      for module in modules where imported[module] != nil {
        copy.targets[place].depend(on: module, isImportedByAllFiles: false)
      }
      // A file may use the library without an import of it, and the app's Objective-C needs none.
      if copy.targets[place].role == .app || copy.targets[place].role == .framework {
        copy.targets[place].depend(on: InferredText.module, isImportedByAllFiles: true)
      }
    }
    copy.imports = imports.map {
      modules.contains($0.module) ? Import(module: $0.module, files: $0.files, way: .inferred) : $0
    }
    return copy
  }
}
