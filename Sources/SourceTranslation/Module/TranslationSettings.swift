/// The properties of the target whose sources are translated.
public struct TranslationSettings: Sendable {
  /// The kind of the target's product.
  public enum Product: String, Sendable {
    /// A library without an entry point: the attribute that makes an app's delegate one is removed.
    case library
    case executable
    /// Like a library. Its XCTest classes may be bound to the main actor.
    case test
  }

  public var product: Product
  /// The modules of packages that the target depends on, such as `UIKit`, `os` or the app's own `MapKit`.
  public var modules: Set<String>
  /// Modules whose declarations are among the target's own sources here. Their imports are removed.
  public var substitutes: Set<String>
  /// Modules that every file imports, as a bridging header would.
  public var imports: [String]
  /// The absolute paths of the folders with the sources, which also contain interface documents and asset catalogs.
  public var folders: [String]
  /// Whether tests can find `#Preview`s and preview providers; otherwise `#Preview` is removed.
  public var keepsPreviews = true
  /// The parts of files that aren't compiled, with the files' paths as those of the sources.
  package var leftOut: [LeftOutPart] = []

  public init(
    product: Product = .library, modules: Set<String> = ["UIKit"], substitutes: Set<String> = [],
    imports: [String] = [], folders: [String] = []
  ) {
    self.product = product
    self.modules = modules
    self.substitutes = substitutes
    self.imports = imports
    self.folders = folders
  }

  /// The module that the target has for SwiftUI; nil if there is none, or if a substitute declares SwiftUI's names.
  public var moduleForSwiftUI: String? {
    substitutes.contains("SwiftUI") ? nil : AppleModules.replacement(of: "SwiftUI", among: modules)
  }

  /// The module that declares the names in generated code; nil if the target doesn't depend on such a module.
  var runtimeModule: String? { ["UIKit", "HeadlessUIKit", "ObjectiveC"].first(where: modules.contains) }
}

/// Another module that is translated separately, with the sources that affect the translation of this module.
public struct ModuleSources: Sendable {
  public let name: String
  /// The module's files, whose contents are UTF-8.
  public let sources: [(path: String, contents: [UInt8])]

  public init(name: String, sources: [(path: String, contents: [UInt8])]) {
    self.name = name
    self.sources = sources
  }
}
