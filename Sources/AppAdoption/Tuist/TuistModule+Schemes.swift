extension TuistModule {
  /// Schemes, workspaces and the configuration.
  static let schemes = #"""
    // What a scheme, a workspace and the configuration say is only read as far as it names projects and plugins.

    public struct SchemeLanguage: ExpressibleByStringLiteral, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public init(identifier: String) {}
    }
    public enum ScreenCaptureFormat: Encodable, Hashable, Sendable { case screenshots, screenRecording }
    public struct TestingOptions: OptionSet, Encodable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static var parallelizable: Self { TestingOptions(rawValue: 1) }
      public static var randomExecutionOrdering: Self { TestingOptions(rawValue: 2) }
    }
    public struct TargetReference: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public static func target(_ name: String) -> Self { "" }
      public static func project(path: Path, target: String) -> Self { "" }
    }
    public struct TestableTarget: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false, isRandomExecutionOrdering: Bool = false
      ) -> Self { "" }
    }
    public struct ExecutionAction: Encodable, Hashable, Sendable {
      public static func executionAction(title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil)
        -> Self { ExecutionAction() }
    }
    public struct BuildAction: Encodable, Hashable, Sendable {
      public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
      ) -> Self { BuildAction(targets: targets) }
      public init(targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []) {}
    }
    public struct TestActionOptions: Encodable, Hashable, Sendable {
      public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, preferredScreenCaptureFormat: ScreenCaptureFormat? = nil,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
      ) -> Self { TestActionOptions() }
    }
    public struct SchemeDiagnosticsOptions: Encodable, Hashable, Sendable {
      public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
      ) -> Self { SchemeDiagnosticsOptions() }
    }
    public struct Arguments: Encodable, Hashable, Sendable {
      public init(launchArguments: [LaunchArgument]) {}
      public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
      ) -> Self { Arguments(launchArguments: launchArguments) }
      public init(environmentVariables: [String: EnvironmentVariable], launchArguments: [LaunchArgument] = []) {}
      public init(environment: [String: String], launchArguments: [LaunchArgument] = []) {}
    }
    public struct TestAction: Encodable, Hashable, Sendable {
      public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], options: TestActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options()
      ) -> Self { TestAction() }
      public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
      ) -> Self { TestAction() }
    }
    public struct RunActionOptions: Encodable, Hashable, Sendable {
      public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: String? = nil, enableGPUFrameCaptureMode: String? = nil
      ) -> Self { RunActionOptions() }
    }
    public enum LaunchStyle: Encodable, Hashable, Sendable { case automatically, waitForExecutableToBeLaunched }
    public struct RunAction: Encodable, Hashable, Sendable {
      public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(), expandVariableFromTarget: TargetReference? = nil,
        launchStyle: LaunchStyle = .automatically
      ) -> Self { RunAction() }
    }
    public struct ArchiveAction: Encodable, Hashable, Sendable {
      public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
      ) -> Self { ArchiveAction() }
    }
    public struct ProfileAction: Encodable, Hashable, Sendable {
      public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        executable: TargetReference? = nil, arguments: Arguments? = nil
      ) -> Self { ProfileAction() }
    }
    public struct AnalyzeAction: Encodable, Hashable, Sendable {
      public static func analyzeAction(configuration: ConfigurationName) -> Self { AnalyzeAction() }
    }
    public struct Scheme: Encodable, Hashable, Sendable {
      public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
      ) -> Self { Scheme() }
      public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
      ) {}
      init() {}
    }

    /// The projects that open together.
    public struct Workspace: Encodable, Hashable, Sendable {
      public var name: String
      public var projects: [Path]
      public init(
        name: String, projects: [Path], schemes: [Scheme] = [], fileHeaderTemplate: FileHeaderTemplate? = nil,
        additionalFiles: [FileElement] = [], generationOptions: GenerationOptions = .options()
      ) {
        (self.name, self.projects) = (name, projects)
        record("workspace", self)
      }
      public struct GenerationOptions: Encodable, Hashable, Sendable {
        public enum AutogeneratedWorkspaceSchemes: Encodable, Hashable, Sendable {
          case disabled
          public enum CodeCoverageMode: Encodable, Hashable, Sendable { case all, relevant, targets([TargetReference]), disabled }
          public static func enabled(
            codeCoverageMode: CodeCoverageMode = .disabled, testingOptions: TestingOptions = [], testLanguage: String? = nil,
            testRegion: String? = nil
          ) -> Self { .disabled }
        }
        public static func options(
          enableAutomaticXcodeSchemes: Bool? = false, autogeneratedWorkspaceSchemes: AutogeneratedWorkspaceSchemes = .disabled,
          lastXcodeUpgradeCheck: String? = nil, renderMarkdownReadme: Bool = false
        ) -> Self { GenerationOptions() }
      }
    }

    // MARK: The configuration

    /// A plugin's manifest.
    public struct Plugin: Encodable, Hashable, Sendable {
      public let name: String
      public init(name: String) {
        self.name = name
        record("plugin", self)
      }
    }
    public enum PluginLocation: Encodable, Hashable, Sendable {
      case local(path: Path), git(url: String)
      public static func git(url: String, tag: String, directory: String? = nil, releaseUrl: String? = nil) -> Self { .git(url: url) }
      public static func git(url: String, sha: String, directory: String? = nil) -> Self { .git(url: url) }
    }
    public enum CompatibleXcodeVersions: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Encodable, Hashable, Sendable {
      case all, upToNextMajor(String), upToNextMinor(String), exact(String), list([String])
      public init(stringLiteral value: String) { self = .exact(value) }
      public init(arrayLiteral elements: String...) { self = .list(elements) }
    }
    public struct Cache: Encodable, Hashable, Sendable {
      public static func cache(profiles: [String] = [], path: Path? = nil) -> Self { Cache() }
    }
    public struct Cloud: Encodable, Hashable, Sendable {
      public static func cloud(projectId: String, url: String = "", options: [String] = []) -> Self { Cloud() }
    }
    public struct Config: Encodable, Hashable, Sendable {
      public let plugins: [PluginLocation]
      public init(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, cloud: Cloud? = nil, fullHandle: String? = nil,
        cache: Cache? = nil, url: String = "", swiftVersion: String? = nil, plugins: [PluginLocation] = [],
        generationOptions: GenerationOptions = .options(), installOptions: InstallOptions = .options()
      ) {
        self.plugins = plugins
        record("config", self)
      }
      public struct GenerationOptions: Encodable, Hashable, Sendable {
        public enum StaticSideEffectsWarningTargets: Encodable, Hashable, Sendable { case all, none, excluding([String]) }
        public static func options(
          resolveDependenciesWithSystemScm: Bool = false, disablePackageVersionLocking: Bool = false,
          clonedSourcePackagesDirPath: Path? = nil, staticSideEffectsWarningTargets: StaticSideEffectsWarningTargets = .all,
          defaultConfiguration: String? = nil, optionalAuthentication: Bool = false, enforceExplicitDependencies: Bool = false
        ) -> Self { GenerationOptions() }
      }
      public struct InstallOptions: Encodable, Hashable, Sendable {
        public static func options(passthroughSwiftPackageManagerArguments: [String] = []) -> Self { InstallOptions() }
      }
    }
    public struct TuistProject: Encodable, Hashable, Sendable {
      let plugins: [PluginLocation]
      public typealias GenerationOptions = Config.GenerationOptions
      public static func tuist(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, swiftVersion: String? = nil, plugins: [PluginLocation] = [],
        generationOptions: GenerationOptions = .options(), installOptions: Config.InstallOptions = .options()
      ) -> Self { TuistProject(plugins: plugins) }
      public static func xcode(_ options: String = "") -> Self { TuistProject(plugins: []) }
    }
    public struct Tuist: Encodable, Hashable, Sendable {
      public init(fullHandle: String? = nil, cache: Cache? = nil, url: String = "", project: TuistProject = .tuist()) {
        _ = Config(plugins: project.plugins)
      }
      public init(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, swiftVersion: String? = nil, plugins: [PluginLocation] = [],
        generationOptions: Config.GenerationOptions = .options(), installOptions: Config.InstallOptions = .options()
      ) {
        _ = Config(plugins: plugins)
      }
    }
    """#
}
