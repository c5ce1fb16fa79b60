extension TuistModule {
  /// Targets and projects.
  static let projects = #"""
    /// Writes a description for the command that runs the manifest.
    func record(_ kind: String, _ value: some Encodable) {
      let data = (try? JSONEncoder().encode(value)) ?? Data()
      print("\nONIONSKIN \(kind) \(String(decoding: data, as: UTF8.self))")
    }

    public struct LaunchArgument: Encodable, Hashable, Sendable {
      public init(name: String, isEnabled: Bool) {}
      public static func launchArgument(name: String, isEnabled: Bool) -> Self { LaunchArgument(name: name, isEnabled: isEnabled) }
    }
    public struct EnvironmentVariable: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public static func environmentVariable(value: String, isEnabled: Bool) -> Self { "" }
    }
    public struct BuildRule: Encodable, Hashable, Sendable {
      public enum FileType: Encodable, Hashable, Sendable { case sourceFilesWithNamesMatching, swiftSource, instrumentsPackageDefinition }
      public enum CompilerSpec: Encodable, Hashable, Sendable { case customScript, copyFiles }
      public static func buildRule(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec, inputFiles: [String] = [],
        outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [], script: String? = nil,
        runOncePerArchitecture: Bool = false
      ) -> Self { BuildRule() }
    }
    public struct TargetScript: Encodable, Hashable, Sendable {
      public enum Order: String, Encodable, Sendable { case pre, post }
      public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
      public static func post(
        path: Path, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
      public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
      public static func post(
        tool: String, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
      public static func pre(
        script: String, name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
      public static func post(
        script: String, name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
      ) -> Self { TargetScript() }
    }
    public struct FileListGlob: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public static func glob(_ path: Path, excluding: [Path] = []) -> Self { "" }
    }
    public typealias FileListGlobs = [FileListGlob]
    public enum MergedBinaryType: Encodable, Hashable, Sendable { case disabled, automatic, manual(mergeableDependencies: Set<String>) }
    public struct TargetMetadata: Encodable, Hashable, Sendable { public static func metadata(tags: [String]) -> Self { TargetMetadata() } }
    public struct BuildableFolder: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public var path: Path
      public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
      public static func folder(_ path: Path) -> Self { var folder: Self = ""; folder.path = path; return folder }
    }
    public struct OnDemandResourcesTags: Encodable, Hashable, Sendable {
      public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self { OnDemandResourcesTags() }
    }

    /// A target of a project.
    public struct Target: Encodable, Hashable, Sendable {
      public var name: String
      public var destinations: Destinations
      public var product: Product
      public var productName: String?
      public var bundleId: String
      public var infoPlist: InfoPlist?
      public var sources: SourceFilesList?
      public var resources: ResourceFileElements?
      public var buildableFolders: [BuildableFolder]
      public var dependencies: [TargetDependency]
      public var settings: Settings?
      public var coreDataModels: [CoreDataModel]

      public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
        mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
        metadata: TargetMetadata = .metadata(tags: [])
      ) -> Self {
        Target(
          name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
          infoPlist: infoPlist, sources: sources, resources: resources, buildableFolders: buildableFolders,
          dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
      }

      init(
        name: String, destinations: Destinations, product: Product, productName: String?, bundleId: String, infoPlist: InfoPlist?,
        sources: SourceFilesList?, resources: ResourceFileElements?, buildableFolders: [BuildableFolder],
        dependencies: [TargetDependency], settings: Settings?, coreDataModels: [CoreDataModel]
      ) {
        (self.name, self.destinations, self.product, self.productName) = (name, destinations, product, productName)
        (self.bundleId, self.infoPlist, self.sources, self.resources) = (bundleId, infoPlist, sources, resources)
        (self.buildableFolders, self.dependencies) = (buildableFolders, dependencies)
        (self.settings, self.coreDataModels) = (settings, coreDataModels)
      }

      /// Tuist 3's form with destinations.
      public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
      ) {
        self.init(
          name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
          infoPlist: infoPlist, sources: sources, resources: resources, buildableFolders: [], dependencies: dependencies,
          settings: settings, coreDataModels: coreDataModels)
      }

      /// Tuist 1 to 3's form with a platform.
      public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
      ) {
        let destinations: [Platform: Destinations] = [.iOS: .iOS, .macOS: .macOS, .watchOS: .watchOS, .tvOS: .tvOS]
        self.init(
          name: name, destinations: destinations[platform] ?? .visionOS, product: product, productName: productName,
          bundleId: bundleId, infoPlist: infoPlist, sources: sources, resources: resources, buildableFolders: [],
          dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
      }
    }

    /// How resources get names in Swift.
    public struct ResourceSynthesizer: Encodable, Hashable, Sendable {
      public enum Parser: String, Encodable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
      }
      public static func strings() -> Self { ResourceSynthesizer() }
      public static func assets() -> Self { ResourceSynthesizer() }
      public static func plists() -> Self { ResourceSynthesizer() }
      public static func fonts() -> Self { ResourceSynthesizer() }
      public static func coreData(plugin: String = "") -> Self { ResourceSynthesizer() }
      public static func interfaceBuilder() -> Self { ResourceSynthesizer() }
      public static func json(plugin: String = "") -> Self { ResourceSynthesizer() }
      public static func yaml(plugin: String = "") -> Self { ResourceSynthesizer() }
      public static func files(extensions: Set<String>) -> Self { ResourceSynthesizer() }
      public static func strings(plugin: String, parserOptions: [String: String] = [:]) -> Self { ResourceSynthesizer() }
      public static func assets(plugin: String, parserOptions: [String: String] = [:]) -> Self { ResourceSynthesizer() }
      public static func custom(
        name: String, parser: Parser, parserOptions: [String: String] = [:], extensions: Set<String>
      ) -> Self { ResourceSynthesizer() }
      public static func custom(
        plugin: String, parser: Parser, parserOptions: [String: String] = [:], extensions: Set<String>, resourceName: String
      ) -> Self { ResourceSynthesizer() }
    }
    extension Array where Element == ResourceSynthesizer { public static var `default`: Self { [] } }
    public enum FileHeaderTemplate: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      case file(Path), string(String)
      public init(stringLiteral value: String) { self = .string(value) }
    }
    public struct SpacingOptions: Encodable, Hashable, Sendable {}

    /// A project, which is written when it is made.
    public struct Project: Encodable, Hashable, Sendable {
      public var name: String
      public var packages: [Package]
      public var settings: Settings?
      public var targets: [Target]

      public init(
        name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
        packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
      ) {
        (self.name, self.packages, self.settings, self.targets) = (name, packages, settings, targets)
        record("project", self)
      }

      public struct Options: Encodable, Hashable, Sendable {
        public static func options(
          automaticSchemesOptions: AutomaticSchemesOptions = .disabled, defaultKnownRegions: [String]? = nil,
          developmentRegion: String? = nil, disableBundleAccessors: Bool = false, disableShowEnvironmentVarsInScriptPhases: Bool = false,
          disableSynthesizedResourceAccessors: Bool = false, textSettings: TextSettings = .textSettings(),
          xcodeProjectName: String? = nil
        ) -> Self { Options() }
        public enum AutomaticSchemesOptions: Encodable, Hashable, Sendable {
          case disabled
          public enum TargetSchemesGrouping: Encodable, Hashable, Sendable {
            case singleScheme, notGrouped
            case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
          }
          public static func enabled(
            targetSchemesGrouping: TargetSchemesGrouping = .notGrouped, codeCoverageEnabled: Bool = false,
            testingOptions: TestingOptions = [], testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
            testScreenCaptureFormat: ScreenCaptureFormat? = nil, runLanguage: SchemeLanguage? = nil, runRegion: String? = nil
          ) -> Self { .disabled }
        }
        public struct TextSettings: Encodable, Hashable, Sendable {
          public static func textSettings(
            usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
          ) -> Self { TextSettings() }
        }
      }
    }
    """#
}
