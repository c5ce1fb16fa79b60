public import Foundation
internal import SourceTranslation

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
  /// The libraries and products whose types the inferred file can name and extend.
  private let seen: SeenModules

  /// Whether the package has what is inferred. A package of which all modules are there is first built without.
  public private(set) var isNeeded: Bool
  private var plain: Adoption
  private var inferring: Adoption

  public init(_ adoption: Adoption) {
    let open = adoption.imports.filter { AdoptionReport.isOpen($0.way) }.map(\.module)
    isNeeded = !open.isEmpty || adoption.targets.contains(where: \.bridgesOwnHeaders)
    modules = open
    seen = SeenModules(adoption, open: open)
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
  ///
  /// - Parameter leftOut: what `LeftOut.txt` says, if something of the app's sources isn't compiled.
  public func files(output: URL, onionskin: String?, leftOut: String = "") -> AdoptedFiles {
    AdoptedFiles(adoption, output: output, onionskin: onionskin, inferred: text, leftOut: leftOut)
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

  /// Whether all errors of a build are in the inferred file: what uses it wasn't compiled.
  public func concernsInferredNamesAlone(_ output: String) -> Bool {
    let messages = CompilerMessage.all(in: output)
    return !messages.isEmpty && messages.allSatisfy { $0.path.hasSuffix("/\(InferredText.module).swift") }
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

  /// With more errors, a library isn't one for UIKit as it is here.
  private static let mostLibraryErrors = 12

  /// The libraries that fail by few errors and that nothing is written for: without the parts that don't compile they are closer to
  /// themselves than what would be inferred.
  public func librariesInPart(in output: String) -> Set<String> {
    let messages = Set(CompilerMessage.all(in: output).map { "\($0.path):\($0.line): \($0.text)" })
    return failingLibraries(in: output).filter { name in
      guard KnownStandIn(name) == nil, let library = adoption.targets.first(where: { $0.module == name }) else {
        return false
      }
      let places = library.places.map { $0.standardizedFileURL.path + "/" }
      return messages.count(where: { message in places.contains { message.hasPrefix($0) } }) <= Self.mostLibraryErrors
    }
  }

  /// Whether the package has tests of the project's own.
  public var hasTests: Bool { adoption.targets.contains { $0.role == .tests } }

  /// Takes tests of the project that don't compile out of the package: the app's screens don't need them.
  ///
  /// - Returns: the names of the targets.
  public mutating func leaveOutTests(failingIn output: String) -> [String] {
    let paths = Set(CompilerMessage.all(in: output).map { URL(filePath: $0.path).resolvingSymlinksInPath().path })
    let failing = adoption.targets.filter { target in
      target.role == .tests && target.surveys.contains { paths.contains($0.file.resolvingSymlinksInPath().path) }
    }.map(\.module)
    plain.leaveOutTests(failing)
    inferring.leaveOutTests(failing)
    return failing
  }

  /// The number of types that are declared.
  public var count: Int { inference.types.values.count { !$0.isPlaceholder && $0.kind != .members } }

  /// The inferred members of types that other modules declare, such as `UIView.name`.
  public var addedMembers: [String] {
    inference.types.values.filter { $0.kind == .members }.flatMap { type -> [String] in
      let owner = type.name.replacing("extension ", with: "")
      guard owner != StandInInference.absentMembers, owner != StandInInference.globals else { return [] }
      return type.members.keys.map { "\(owner).\($0.name)" } + (type.initializers.isEmpty ? [] : ["\(owner).init"])
    }.sorted()
  }

  /// Errors that taught nothing.
  public var unsolved: [String] {
    inference.unsolved.map { "\($0.path):\($0.line): \($0.text)" }
  }

  private mutating func write() { (text, inference) = InferredText.text(inference, imports: seen.modules) }
}

/// What the inferred file imports beside UIKit.
struct SeenModules {
  /// Targets of the package.
  let targets: [String]
  /// Products of Onionskin.
  let products: [String]
  let modules: [String]

  /// - Parameter open: the modules that are inferred, which import the file themselves.
  init(_ adoption: Adoption, open: [String]) {
    targets = adoption.targets.filter { target in
      (target.role == .standIn || target.role == .library) && !target.importCounts.keys.contains(where: open.contains)
    }.map(\.module)
    var found: [(module: String, product: String)] = []
    for item in adoption.imports {
      if case .product(let product) = item.way { found.append((item.module, product)) }
    }
    products = found.map(\.product).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    // The file isn't translated, and names modules as they are on Linux.
    modules = found.map { AppleModules.module(replacing: $0.module) }.reduce(into: targets) { names, module in
      if !names.contains(module) { names.append(module) }
    }
  }
}

extension Adoption {
  mutating func leaveOutTests(_ names: [String]) {
    targets.removeAll { $0.role == .tests && names.contains($0.module) }
  }

  /// A copy in which some modules are targets that export what is inferred, which all files of the app's own targets see.
  func inferring(_ modules: [String], seen: SeenModules) -> Adoption {
    var copy = self
    var names = AdoptedTarget(written: InferredText.module, dependencies: seen.targets)
    names.products = seen.products
    copy.targets.append(names)
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
