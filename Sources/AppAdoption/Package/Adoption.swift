public import Foundation
internal import SourceTranslation

/// The result of adopting an Xcode project: the targets of a package next to the project, and the imported modules that are
/// missing.
public struct Adoption {
  /// The way in which an imported module is provided.
  enum Way: Equatable {
    /// A product of Onionskin, with its trait.
    case product(String)
    case ownTarget
    case librarySources(URL)
    /// A folder that the team wrote.
    case substitute
    /// A stand-in that the command writes.
    case written(limit: String)
    /// A target that the command writes.
    case standIn(limit: String)
    /// A target that declares what the app uses of it, as far as its uses say.
    case inferred
    /// Sources in languages other than Swift.
    case otherLanguage
    /// Sources that a build had errors in.
    case failingSources(URL)
    /// A library of the project whose sources aren't checked out.
    case notCheckedOut(PinnedLibraries.Library)
    /// One of Apple's frameworks without a stand-in.
    case missingFramework
    case unknown
  }

  /// A module and the way in which it is provided, in the order of how many files import it.
  struct Import {
    let module: String
    let files: [URL]
    let way: Way
  }

  let root: URL
  /// The name of the app.
  public let name: String
  var targets: [AdoptedTarget] = []
  var imports: [Import] = []
  let start: AppStart?
  /// `R`, if the app's sources use it and its file isn't there.
  let resources: GeneratedResources?
  /// The project's targets that aren't adopted, and the reasons.
  private(set) var leftOut: [(name: String, reason: String)] = []
  private(set) var objectiveCSources = 0
  /// The apps of the project that weren't selected.
  private(set) var otherApps: [String] = []
  /// The libraries that the project's files name.
  let pins: [PinnedLibraries.Library]
  /// The checkout of swift-syntax, which macros are built on; nil if it is fetched.
  private(set) var syntaxCheckout: URL?
  private let output: URL
  private let failing: Set<String>

  /// - Parameters:
  ///   - project: an `.xcodeproj`, an `.xcworkspace`, or a folder that contains one.
  ///   - target: the app's target; nil for the first app.
  ///   - libraries: folders of checked-out libraries, in addition to the usual folders.
  ///   - output: the folder of the package.
  ///   - failing: libraries whose sources a build had errors in, and that aren't taken from them.
  public init(of project: URL, target wanted: String?, libraries: [URL], output: URL, failing: Set<String> = []) throws
  {
    let places = try XcodeWorkspace.projects(at: project)
    let projects = try XcodeProject.all(at: places)
    let all = projects.flatMap(\.targets)
    // Of other projects that open together with a given one, only the frameworks are used.
    let named = project.pathExtension == "xcodeproj" ? projects[0].targets : all
    let apps = named.filter { $0.kind == .app && Self.isForPhones($0) }
    let frameworks = all.filter { $0.kind == .framework && Self.isForPhones($0) }
    // A library's project without an app is adopted itself.
    let main =
      wanted.map { name in all.first { $0.name == name } } ?? apps.first
      ?? named.first { $0.kind == .framework && Self.isForPhones($0) }
    guard let main else {
      throw XcodeProject.Failure(
        description:
          "Expected the target of an app in \(places.map(\.lastPathComponent).joined(separator: ", ")), and found "
          + (all.isEmpty ? "no target." : "\(all.map(\.name).joined(separator: ", "))."))
    }
    let home = projects.first { $0.targets.contains { $0.name == main.name } } ?? projects[0]
    root = home.root
    self.output = output
    self.failing = failing
    pins = places.map { PinnedLibraries(of: $0) }.flatMap(\.libraries)
    name = main.module
    otherApps = apps.map(\.name).filter { $0 != main.name }
    let app = AdoptedTarget(main, role: main.kind == .framework ? .framework : .app, root: home.root)
    start = main.kind == .app ? AppStart(main, root: home.root, app.surveys) : nil
    resources = GeneratedResources(main, pins: pins)
    targets = [app]
    if let resources { targets[0].dependencies.append(resources.library.rawValue) }
    objectiveCSources = main.objectiveCSources
    addFrameworks(main, frameworks, projects)
    addTests(all, of: main, home)
    for target in named where target.kind == .other { leftOut.append((target.name, "has no screens")) }
    let finder = LibraryFinder(
      packages: LocalPackages.all(projects.flatMap(\.localPackages) + XcodeWorkspace.packages(at: project)),
      collections: libraries
        + ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts"].map { home.root.appending(path: $0) }
        + [output.appending(path: "Libraries")],
      passed: libraries, versions: Self.podVersions(home.root), usualVersion: main.settings["SWIFT_VERSION"] ?? "5",
      around: home.root)
    syntaxCheckout = finder.checkout(PlainTarget.syntaxPackage)
    addSubspecs(Set(places.flatMap { PinnedLibraries(of: $0).subspecs }), finder)
    findLibraries(finder, pins)
  }

  /// The Swift versions that CocoaPods' project sets for the pods, by module name.
  private static func podVersions(_ root: URL) -> [String: String] {
    guard let project = try? XcodeProject(root.appending(path: "Pods/Pods.xcodeproj")) else { return [:] }
    return project.targets.reduce(into: [:]) { $0[$1.module] = $1.settings["SWIFT_VERSION"] }
  }

  /// Whether imported modules without sources may belong to a library that the project's files name.
  var lacksLibraries: Bool {
    imports.contains { item in
      switch item.way {
      case .notCheckedOut, .unknown: true
      // A stand-in is written while the library isn't checked out.
      case .standIn: KnownStandIn(item.module)?.isSubordinate == true
      default: false
      }
    }
  }

  private static func isForPhones(_ target: XcodeTarget) -> Bool {
    let platforms = target.settings["SUPPORTED_PLATFORMS"] ?? target.settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms == "auto"
  }

  // MARK: The project's own targets

  private mutating func addFrameworks(_ main: XcodeTarget, _ all: [XcodeTarget], _ projects: [XcodeProject]) {
    var waiting = [main]
    while let target = waiting.popLast() {
      let imported = Set(target.sources.flatMap { SourceSurvey($0).imports })
      for framework in all where framework.name != target.name {
        let isNeeded = target.dependencies.contains(framework.name) || imported.contains(framework.module)
        guard isNeeded, !framework.sources.isEmpty, !targets.contains(where: { $0.module == framework.module }) else {
          continue
        }
        let root = projects.first { $0.targets.contains { $0.name == framework.name } }?.root ?? root
        targets.append(AdoptedTarget(framework, role: .framework, root: root))
        objectiveCSources += framework.objectiveCSources
        waiting.append(framework)
      }
    }
  }

  private mutating func addTests(_ all: [XcodeTarget], of main: XcodeTarget, _ home: XcodeProject) {
    for tests in all where tests.kind == .unitTests && tests.dependencies.contains(main.name) && !tests.sources.isEmpty
    {
      // Files in the project that are missing from the checkout are usually the tests themselves.
      guard tests.sources.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
        leftOut.append((tests.name, "some of its files are missing"))
        continue
      }
      var target = AdoptedTarget(tests, role: .tests, root: home.root, name: freeName(for: tests))
      target.dependencies = [main.module]
      targets.append(target)
    }
  }

  /// A name for a test target. Xcode accepts a test bundle whose product has the app's name; the targets of a package have different
  /// names, also from the target that is written for the first test.
  private func freeName(for tests: XcodeTarget) -> String {
    let taken = Set(targets.map(\.module) + [FirstTest.target(of: self)])
    let own = BuildSettings.identifier(tests.name)
    let names = [tests.module, own] + (1...taken.count + 1).map { "\(own)Tests\($0)" }
    return names.first { !taken.contains($0) } ?? own
  }

  // MARK: Imports

  /// Files that import a pod see its parts, which are written as modules of their own where the pod's sources aren't there.
  private mutating func addSubspecs(_ subspecs: Set<String>, _ finder: LibraryFinder) {
    for subspec in subspecs.sorted() {
      guard let module = KnownStandIn.module(ofSubspec: subspec), let pod = subspec.split(separator: "/").first,
        finder.library(String(pod)) == nil
      else { continue }
      for place in targets.indices where targets[place].importCounts[String(pod)] != nil {
        targets[place].depend(on: module, isImportedByAllFiles: true)
      }
    }
  }

  private mutating func findLibraries(_ finder: LibraryFinder, _ pins: [PinnedLibraries.Library]) {
    var files: [String: [URL]] = [:]
    var ways: [String: Way] = [:]
    var place = 0
    // Libraries are appended to the list while it is processed, because libraries import other libraries.
    while place < targets.count {
      let names = targets[place].importCounts.keys.sorted()
      for module in names + targets[place].dependencies where module != targets[place].module {
        let importing = targets[place].surveys.filter { $0.imports.contains(module) }.map(\.file)
        files[module, default: []] += importing
        if ways[module] == nil {
          ways[module] = way(module, finder, pins)
          if case .librarySources = ways[module], let library = finder.library(module) {
            targets.append(AdoptedTarget(library))
          }
          if case .standIn = ways[module], let standIn = KnownStandIn(module) {
            let own = targets.filter { $0.role == .app || $0.role == .framework }.flatMap(\.surveys).map(\.file)
            targets.append(AdoptedTarget(standIn, usedIn: own))
          }
        }
      }
      place += 1
    }
    for place in targets.indices { connect(place, ways) }
    addConditionalProducts()
    imports = ways.filter { !AppleModules.isPresent($0.key) && $0.value != .ownTarget }
      .map { Import(module: $0.key, files: files[$0.key] ?? [], way: $0.value) }
      .sorted { ($1.files.count, $0.module) < ($0.files.count, $1.module) }
  }

  private func way(_ module: String, _ finder: LibraryFinder, _ pins: [PinnedLibraries.Library]) -> Way {
    if targets.contains(where: { $0.module == module }) { return .ownTarget }
    if let standIn = WrittenStandIn(module) { return .written(limit: standIn.limit) }
    let substitute = output.appending(path: "Substitutes/\(module)")
    if FileManager.default.fileExists(atPath: substitute.path) { return .substitute }
    if AppleModules.isPresent(module) { return .ownTarget }
    let standIn = KnownStandIn(module)
    if let standIn, !standIn.isSubordinate { return .standIn(limit: standIn.limit) }
    func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let isPinned = pins.contains { plain($0.name) == plain(module) }
    // A library of the app overrides Apple's framework of the same name, such as `Charts`. A folder that was passed may contain one
    // for other apps: this app's files name the libraries that it uses.
    let isSystems = AppleModules.product(of: module) != nil || AppleModules.isMissing(module)
    if let library = finder.library(module, isSystems: isSystems),
      !isSystems || isPinned || pins.isEmpty || !finder.isPassed(library)
    {
      // The compiler has no mode for Swift 3, in which many declarations were different.
      let isOld = (Double(library.languageMode) ?? 5) < 4
      if let standIn, isOld || failing.contains(module) { return .standIn(limit: standIn.limit) }
      if failing.contains(module) { return .failingSources(library.folder) }
      return .librarySources(library.folder)
    }
    if !isPinned {
      if let product = AppleModules.product(of: module) { return .product(product) }
      if AppleModules.isMissing(module) { return .missingFramework }
    }
    if let standIn { return .standIn(limit: standIn.limit) }
    if finder.hasOtherSources(module) { return .otherLanguage }
    let pin = pins.first {
      let name = plain($0.name)
      return name == plain(module) || name.hasSuffix(plain(module)) || name.hasPrefix(plain(module))
    }
    return pin.map(Way.notCheckedOut) ?? .unknown
  }

  /// `#if canImport(SwiftUI)` holds on iOS. It does here if SwiftUI is built for another target of the package anyway: a library's
  /// part for SwiftUI isn't worth a build of it in an app that doesn't use it.
  private mutating func addConditionalProducts() {
    let used = Set(targets.flatMap(\.products))
    for place in targets.indices where targets[place].role != .standIn {
      let products = Set(targets[place].conditionalImports.compactMap { AppleModules.product(of: $0) })
      var all = Set(targets[place].products).union(products.intersection(used))
      guard all.count > targets[place].products.count else { continue }
      if all.isSuperset(of: ["CoreData", "SwiftUI"]) { all.insert("CoreDataSwiftUI") }
      targets[place].products = all.sorted()
    }
  }

  private mutating func connect(_ place: Int, _ ways: [String: Way]) {
    var target = targets[place]
    let needed = Set(target.importCounts.keys).union(target.dependencies)
    target.dependencies = targets.map(\.module).filter { $0 != target.module && needed.contains($0) }
    target.products = Set(
      needed.compactMap { module -> String? in
        if case .product(let name) = ways[module] { name } else { nil }
      }
    ).sorted()
    for module in needed.sorted() {
      if let standIn = WrittenStandIn(module) { target.defines += standIn.defines }
    }
    // SwiftUI's API for Core Data is a separate product.
    if Set(target.products).isSuperset(of: ["CoreData", "SwiftUI"]) { target.products.append("CoreDataSwiftUI") }
    targets[place] = target
  }
}
