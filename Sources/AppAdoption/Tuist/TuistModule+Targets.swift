extension TuistModule {
  /// Products, files and dependencies.
  static let targets = #"""
    // MARK: What a product is

    public enum Platform: String, Encodable, Hashable, CaseIterable, Sendable { case iOS, macOS, watchOS, tvOS, visionOS }
    public enum PlatformFilter: String, Encodable, Hashable, Sendable { case ios, macos, tvos, catalyst, driverkit, watchos, visionos }
    public struct PlatformCondition: Encodable, Hashable, Sendable {
      public let filters: Set<PlatformFilter>
      public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? { PlatformCondition(filters: filters) }
    }
    public enum Destination: String, Encodable, Hashable, CaseIterable, Sendable {
      case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign
    }
    public typealias Destinations = Set<Destination>
    extension Set where Element == Destination {
      public static var iOS: Self { [.iPhone, .iPad, .macWithiPadDesign] }
      public static var macOS: Self { [.mac] }
      public static var watchOS: Self { [.appleWatch] }
      public static var tvOS: Self { [.appleTv] }
      public static var visionOS: Self { [.appleVision] }
    }
    public enum DeploymentDevice: String, Encodable, Hashable, CaseIterable, Sendable { case iphone, ipad, mac, vision }
    public enum DeploymentTarget: Encodable, Hashable, Sendable {
      case value(String)
      public static func iOS(targetVersion: String, devices: Set<DeploymentDevice>, supportsMacDesignedForIOS: Bool = true) -> Self {
        .value(targetVersion)
      }
      public static func macOS(targetVersion: String) -> Self { .value(targetVersion) }
      public static func watchOS(targetVersion: String) -> Self { .value(targetVersion) }
      public static func tvOS(targetVersion: String) -> Self { .value(targetVersion) }
    }
    public struct DeploymentTargets: Encodable, Hashable, Sendable {
      public var iOS: String?, macOS: String?, watchOS: String?, tvOS: String?, visionOS: String?
      public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
      ) -> Self { DeploymentTargets(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS) }
      public static func iOS(_ version: String) -> Self { .multiplatform(iOS: version) }
      public static func macOS(_ version: String) -> Self { .multiplatform(macOS: version) }
      public static func watchOS(_ version: String) -> Self { .multiplatform(watchOS: version) }
      public static func tvOS(_ version: String) -> Self { .multiplatform(tvOS: version) }
      public static func visionOS(_ version: String) -> Self { .multiplatform(visionOS: version) }
    }
    public enum Product: String, Encodable, Hashable, Sendable {
      case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle, commandLineTool, appClip
      case appExtension, watch2App, watch2Extension, tvTopShelfExtension, messagesExtension, stickerPackExtension, xpc
      case systemExtension, extensionKitExtension, macro
    }

    // MARK: Files

    public struct SourceFileGlob: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public var glob: Path
      public var excluding: [Path] = []
      public init(stringLiteral value: String) { glob = Path(stringLiteral: value) }
      init(_ glob: Path, _ excluding: [Path]) { (self.glob, self.excluding) = (glob, excluding) }
      public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
      ) -> Self { SourceFileGlob(glob, excluding) }
      public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
      ) -> Self { SourceFileGlob(glob, excluding.map { [$0] } ?? []) }
      public static func generated(_ path: Path, compilerFlags: String? = nil) -> Self { SourceFileGlob(path, []) }
    }
    public enum FileCodeGen: String, Encodable, Sendable { case `public`, `private`, project, disabled }
    public struct SourceFilesList: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Encodable, Hashable, Sendable {
      public var globs: [SourceFileGlob]
      public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }
      public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
      public init(globs: [SourceFileGlob]) { self.globs = globs }
      public init(globs: [String]) { self.globs = globs.map(SourceFileGlob.init(stringLiteral:)) }
      public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { SourceFilesList(globs: globs) }
      public static func sourceFilesList(globs: [String]) -> Self { SourceFilesList(globs: globs) }
      public static func paths(_ paths: [Path]) -> Self { SourceFilesList(globs: paths.map { SourceFileGlob($0, []) }) }
    }
    public struct ResourceFileElement: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public var pattern: Path
      public var excluding: [Path] = []
      public init(stringLiteral value: String) { pattern = Path(stringLiteral: value) }
      init(_ pattern: Path, _ excluding: [Path]) { (self.pattern, self.excluding) = (pattern, excluding) }
      public static func glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil
      ) -> Self { ResourceFileElement(pattern, excluding) }
      public static func folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil) -> Self {
        ResourceFileElement(path, [])
      }
    }
    public struct PrivacyManifest: Encodable, Hashable, Sendable {
      public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
      ) -> Self { PrivacyManifest() }
    }
    public struct ResourceFileElements: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Encodable, Hashable, Sendable {
      public var resources: [ResourceFileElement]
      public init(stringLiteral value: String) { resources = [ResourceFileElement(stringLiteral: value)] }
      public init(arrayLiteral elements: ResourceFileElement...) { resources = elements }
      public init(resources: [ResourceFileElement]) { self.resources = resources }
      public static func resources(_ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) -> Self {
        ResourceFileElements(resources: resources)
      }
    }
    public enum FileElement: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      case glob(pattern: Path), folderReference(path: Path)
      public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
    }
    public struct FileList: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Encodable, Hashable, Sendable {
      public init(stringLiteral value: String) {}
      public init(arrayLiteral elements: String...) {}
      public static func list(_ globs: [String]) -> Self { [] }
    }
    public struct Headers: Encodable, Hashable, Sendable {
      public static func headers(public: FileList? = nil, private: FileList? = nil, project: FileList? = nil) -> Self { Headers() }
      public static func allHeaders(from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil) -> Self { Headers() }
      public static func onlyHeaders(from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil) -> Self { Headers() }
    }
    public struct CopyFilesAction: Encodable, Hashable, Sendable {
      public static func resources(name: String, subpath: String? = nil, files: [FileElement]) -> Self { CopyFilesAction() }
      public static func frameworks(name: String, subpath: String? = nil, files: [FileElement]) -> Self { CopyFilesAction() }
      public static func plugins(name: String, subpath: String? = nil, files: [FileElement]) -> Self { CopyFilesAction() }
    }
    public struct CoreDataModel: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public var path: Path
      public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
      public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
      public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self { CoreDataModel(path) }
    }

    // MARK: Dependencies

    public enum LinkingStatus: String, Encodable, Hashable, Sendable { case required, optional, none }
    public enum SDKType: String, Encodable, Hashable, Sendable { case library, framework, swiftLibrary }
    public enum TargetDependency: Encodable, Hashable, Sendable {
      public enum PackageType: String, Encodable, Hashable, Sendable { case runtime, runtimeEmbedded, plugin, macro }
      case target(name: String), project(target: String, path: Path), package(product: String), external(name: String)
      case binary(path: Path), sdk(name: String), xctest
      public static func target(_ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil) -> Self {
        .target(name: target.name)
      }
      public static func target(name: String, status: LinkingStatus, condition: PlatformCondition? = nil) -> Self { .target(name: name) }
      public static func target(name: String, condition: PlatformCondition?) -> Self { .target(name: name) }
      public static func project(
        target: String, path: Path, status: LinkingStatus, condition: PlatformCondition? = nil
      ) -> Self { .project(target: target, path: path) }
      public static func project(target: String, path: Path, condition: PlatformCondition?) -> Self {
        .project(target: target, path: path)
      }
      public static func package(product: String, type: PackageType, condition: PlatformCondition? = nil) -> Self {
        .package(product: product)
      }
      public static func package(product: String, condition: PlatformCondition?) -> Self { .package(product: product) }
      public static func packagePlugin(product: String, condition: PlatformCondition? = nil) -> Self { .sdk(name: product) }
      public static func external(name: String, condition: PlatformCondition?) -> Self { .external(name: name) }
      public static func framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil) -> Self {
        .binary(path: path)
      }
      public static func xcframework(
        path: Path, expectedSignature: String? = nil, status: LinkingStatus = .required, condition: PlatformCondition? = nil
      ) -> Self { .binary(path: path) }
      public static func library(
        path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil
      ) -> Self { .binary(path: path) }
      public static func sdk(
        name: String, type: SDKType, status: LinkingStatus = .required, condition: PlatformCondition? = nil
      ) -> Self { .sdk(name: name) }
      public static func sdk(name: String, status: LinkingStatus, condition: PlatformCondition? = nil) -> Self { .sdk(name: name) }
      public static func macro(name: String) -> Self { .sdk(name: name) }
    }
    public enum Package: Encodable, Hashable, Sendable {
      public enum Requirement: Encodable, Hashable, Sendable {
        case upToNextMajor(from: String), upToNextMinor(from: String), range(from: String, to: String), exact(String)
        case branch(String), revision(String)
      }
      case local(path: Path), remote(url: String)
      public static func remote(url: String, requirement: Requirement) -> Self { .remote(url: url) }
      public static func package(path: Path) -> Self { .local(path: path) }
      public static func package(url: String, from version: String) -> Self { .remote(url: url) }
      public static func package(url: String, exact version: String) -> Self { .remote(url: url) }
      public static func package(url: String, branch: String) -> Self { .remote(url: url) }
      public static func package(url: String, revision: String) -> Self { .remote(url: url) }
      public static func package(url: String, _ requirement: Requirement) -> Self { .remote(url: url) }
      public static func package(url: String, _ range: Range<String>) -> Self { .remote(url: url) }
    }
    """#
}
