/// Translates an iOS app's Swift sources to sources that compile on Linux against `UIKit` without Objective-C.
///
/// Line numbers are preserved, and columns with few exceptions: diagnostics, breakpoints, `#filePath` and `#function` refer to
/// the originals. Code that parses still parses after the translation. Code that isn't known to need a change stays unchanged.
public struct SourceRewriter: Sendable {
  private let settings: TranslationSettings

  public init(_ settings: TranslationSettings = TranslationSettings()) {
    self.settings = settings
  }

  /// Translates a module's files, whose contents are UTF-8.
  ///
  /// All of the module's files are required, because a file can select, override or observe declarations of another file.
  ///
  /// - Parameters:
  ///   - sources: the module's files.
  ///   - programs: the other translated modules of each program that includes the module. One program consists of the module's
  ///     dependencies. Each of the others consists of a module that depends on this one and of the dependencies of that module.
  ///     They aren't translated here, but overrides of extension members across modules, in both directions, are made to compile.
  public func translate(
    _ sources: [(path: String, contents: [UInt8])], in programs: [[ModuleSources]] = []
  ) -> TranslationResult {
    var unknown: [LeftOutPart] = []
    let files = sources.map { read($0.path, $0.contents, &unknown) }
    var index = ModuleIndex(files)
    for program in programs {
      var others: [(String, SourceFile)] = []
      for module in program {
        var unknownThere: [LeftOutPart] = []
        others += module.sources.map { (module.name, read($0.path, $0.contents, &unknownThere)) }
      }
      let names = files.map { _ in "" } + others.map(\.0)
      index.addOverrides(in: ModuleIndex(files + others.map(\.1), modules: names), fileCount: files.count)
    }
    let marks = FileMarks(sources.map(\.path))
    var translated: [TranslatedSource] = []
    var problems: [TranslationProblem] = []
    for place in files.indices {
      var translation = FileTranslation(place: place, of: files, index, settings, mark: marks.marks[place])
      translation.needsRuntime = settings.leftOut.contains { $0.file == sources[place].path }
      for construct in Self.constructs { construct.translate(&translation) }
      if place == 0 { ResourceFolders().translate(&translation) }
      translation.finishTypes()
      Imports().translate(&translation)
      problems += translation.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      translated.append(TranslatedSource(path: sources[place].path, contents: translation.edits.output()))
    }
    return TranslationResult(
      sources: translated, problems: problems, assetNames: assetNames(in: index), unknownParts: unknown)
  }

  private func read(_ path: String, _ contents: [UInt8], _ unknown: inout [LeftOutPart]) -> SourceFile {
    var text = SourceText(path: path, contents: contents)
    let parts = settings.leftOut.filter { $0.file == path }
    if !parts.isEmpty {
      let left = LeavingOut.contents(of: text, without: parts)
      unknown += left.unknown
      text = SourceText(path: path, contents: left.contents)
    }
    let file = SourceFile(text)
    file.leaveOutInactiveBranches(settings)
    return file
  }

  private func assetNames(in index: ModuleIndex) -> Set<String> {
    let types = ["UIImage", "UIColor", "Color", "ShapeStyle", "ImageResource", "ColorResource"]
    return types.reduce(into: []) { names, type in
      names.formUnion(index.staticMembers(of: type).map { "\(type).\($0)" })
    }
  }

  private static let constructs: [any Construct] = [
    Previews(), Conditions(), Attributes(), ManagedProperties(), StoredModels(), KeyPaths(), Selectors(),
    ExtensionOverrides(),
    ExtendedMembers(), OptionalProtocolMembers(), ObservedProperties(), InformalOverrides(), RuntimeNames(),
    BundleCalls(), FoundationCalls(), DocumentBundles(), AnyObjectLookups(), AnyClassLookups(), TestMethods(),
    CompletedPreparations(), MemberLists(),
    KeptInitializers(), EnvironmentEntries(), AnimatableTypes(), TipDeclarations(), GenerableTypes(),
    FetchCasts(), KeychainQueries(),
    PredicateArguments(), AppleOnly(), OptionalReferences(), ObjectRequirements(), EarlyReturns(),
    ImplicitInitializers(), ViewBackports(), SendableDefaults(),
  ]
}
