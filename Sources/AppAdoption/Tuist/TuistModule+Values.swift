extension TuistModule {
  /// Settings, paths and property lists.
  static let values = #"""
    import Foundation

    /// A build setting's value.
    public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral, Encodable,
      Hashable, Sendable
    {
      case string(String), array([String])
      public init(stringLiteral value: String) { self = .string(value) }
      public init(arrayLiteral elements: String...) { self = .array(elements) }
      public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
      public init<Value: RawRepresentable>(_ value: Value) where Value.RawValue == String { self = .string(value.rawValue) }
      public init<Value: RawRepresentable>(_ value: Value) where Value.RawValue == Bool { self = .string(value.rawValue ? "YES" : "NO") }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .array(let texts): try container.encode(texts.joined(separator: " "))
        }
      }
    }
    public typealias SettingsDictionary = [String: SettingValue]
    public enum DebugInformationFormat: String, Sendable { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }
    public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }
    public enum SwiftOptimizationLevel: String, Sendable { case o = "-O", onone = "-Onone", osize = "-Osize" }
    extension Dictionary where Key == String, Value == SettingValue {
      public func merging(_ other: Self) -> Self { merging(other) { $1 } }
      public mutating func merge(_ other: Self) { merge(other) { $1 } }
      private func setting(_ name: String, _ value: SettingValue) -> Self { merging([name: value]) { $1 } }
      public func swiftVersion(_ version: String) -> Self { setting("SWIFT_VERSION", .string(version)) }
      public func marketingVersion(_ version: String) -> Self { setting("MARKETING_VERSION", .string(version)) }
      public func currentProjectVersion(_ version: String) -> Self { setting("CURRENT_PROJECT_VERSION", .string(version)) }
      public func appleGenericVersioningSystem() -> Self { setting("VERSIONING_SYSTEM", "apple-generic") }
      public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> Self { self }
      public func otherSwiftFlags(_ flags: String...) -> Self { setting("OTHER_SWIFT_FLAGS", .array(flags)) }
      public func otherSwiftFlags(_ flags: [String]) -> Self { setting("OTHER_SWIFT_FLAGS", .array(flags)) }
      public func otherLinkerFlags(_ flags: [String]) -> Self { setting("OTHER_LDFLAGS", .array(flags)) }
      public func otherCFlags(_ flags: [String]) -> Self { setting("OTHER_CFLAGS", .array(flags)) }
      public func swiftActiveCompilationConditions(_ names: String...) -> Self {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(names))
      }
      public func swiftActiveCompilationConditions(_ names: [String]) -> Self {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(names))
      }
      public func swiftObjcBridgingHeaderPath(_ path: String) -> Self { setting("SWIFT_OBJC_BRIDGING_HEADER", .string(path)) }
      public func bitcodeEnabled(_ isEnabled: Bool) -> Self { self }
      public func debugInformationFormat(_ format: DebugInformationFormat) -> Self { self }
      public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> Self { self }
      public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> Self { self }
      public func swiftOptimizeObjectLifetimes(_ isEnabled: Bool) -> Self { self }
      public func codeSignIdentity(_ identity: String) -> Self { self }
      public func codeSignIdentityAppleDevelopment() -> Self { self }
      public func automaticCodeSigning(devTeam: String) -> Self { self }
      public func manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil) -> Self { self }
    }

    /// A path, which a manifest gives relative to itself, to a file or to the root.
    public struct Path: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public enum PathType: String, Encodable, Sendable { case relativeToManifest, relativeToRoot, relativeToCurrentFile }
      public let type: PathType
      public let pathString: String
      public let callerPath: String?
      init(_ type: PathType, _ path: String, _ caller: String? = nil) { (self.type, pathString, callerPath) = (type, path, caller) }
      public init(_ path: String) { self = .path(path) }
      public init(stringLiteral value: String) { self = .path(value) }
      public static func path(_ path: String) -> Self {
        path.hasPrefix("//") ? .relativeToRoot(String(path.dropFirst(2))) : .relativeToManifest(path)
      }
      public static func relativeToManifest(_ path: String) -> Self { Path(.relativeToManifest, path) }
      public static func relativeToRoot(_ path: String) -> Self { Path(.relativeToRoot, path) }
      public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Self {
        Path(.relativeToCurrentFile, path, "\(callerPath)")
      }
    }

    /// The values of an `Info.plist`.
    public enum Plist {
      public indirect enum Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Encodable, Hashable, Sendable
      {
        case string(String), integer(Int), real(Double), boolean(Bool), array([Value]), dictionary([String: Value])
        public init(stringLiteral value: String) { self = .string(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
        public init(floatLiteral value: Double) { self = .real(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(arrayLiteral elements: Value...) { self = .array(elements) }
        public init(dictionaryLiteral elements: (String, Value)...) { self = .dictionary(Dictionary(elements) { $1 }) }
        public func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .string(let value): try container.encode(value)
          case .integer(let value): try container.encode(value)
          case .real(let value): try container.encode(value)
          case .boolean(let value): try container.encode(value)
          case .array(let value): try container.encode(value)
          case .dictionary(let value): try container.encode(value)
          }
        }
      }
    }
    public enum InfoPlist: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      case file(path: Path), dictionary([String: Plist.Value]), extendingDefault(with: [String: Plist.Value])
      public static var `default`: InfoPlist { .extendingDefault(with: [:]) }
      public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
      public static func file(path: Path, configuration: ConfigurationName?) -> Self { .file(path: path) }
    }
    public typealias InfoPlistValue = Plist.Value
    public enum Entitlements: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      case file(path: Path), dictionary([String: Plist.Value]), variable(String)
      public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
    }

    // MARK: Settings

    public struct ConfigurationName: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
      public let rawValue: String
      public init(stringLiteral value: String) { rawValue = value }
      public static func configuration(_ name: String) -> Self { ConfigurationName(stringLiteral: name) }
      public static var debug: Self { "Debug" }
      public static var release: Self { "Release" }
    }
    public struct Configuration: Encodable, Hashable, Sendable {
      public enum Variant: String, Encodable, Sendable { case debug, release }
      public let name: ConfigurationName
      public let variant: Variant
      public let settings: SettingsDictionary
      public let xcconfig: Path?
      public static func debug(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Configuration(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
      }
      public static func release(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Configuration(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
      }
    }
    public enum DefaultSettings: Encodable, Hashable, Sendable {
      case recommended(excluding: Set<String> = []), essential(excluding: Set<String> = []), none
      public static var recommended: DefaultSettings { .recommended(excluding: []) }
      public static var essential: DefaultSettings { .essential(excluding: []) }
    }
    public struct Settings: Encodable, Hashable, Sendable {
      public var base: SettingsDictionary
      public var configurations: [Configuration]
      public var defaultSettings: DefaultSettings
      public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
      ) -> Self {
        Settings(
          base: base,
          configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)],
          defaultSettings: defaultSettings)
      }
      public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration], defaultSettings: DefaultSettings = .recommended,
        defaultConfiguration: String? = nil
      ) -> Self { Settings(base: base, configurations: configurations, defaultSettings: defaultSettings) }
    }

    // MARK: The environment

    @dynamicMemberLookup public enum Environment {
      public enum Value: Equatable, Sendable {
        case boolean(Bool), string(String)
      }
      public static subscript(dynamicMember name: String) -> Value? {
        var words = ""
        for character in name { words += (character.isUppercase ? "_" : "") + character.uppercased() }
        return ProcessInfo.processInfo.environment["TUIST_\(words)"].map(Value.string)
      }
    }
    extension Optional where Wrapped == Environment.Value {
      public func getString(default value: String) -> String {
        if case .string(let text) = self { text } else { value }
      }
      public func getBoolean(default value: Bool) -> Bool {
        if case .string(let text) = self { ["1", "true", "yes", "TRUE", "YES"].contains(text) } else { value }
      }
    }
    """#
}
