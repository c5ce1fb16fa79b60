internal import Foundation
internal import Synchronization

/// The bundles that `Bundle(for:)` returns for classes of translated modules, which on iOS are frameworks, apps and test bundles:
/// if two of a program's modules have files or languages of their own, each finds its own.
///
/// Foundation's class can't be subclassed here, so a bundle's path identifies the module.
enum ModuleBundles {
  private struct State {
    var bundles: [String: Bundle] = [:]
    var modules: [String: String] = [:]
  }

  /// The bundles found so far. They belong to the process's host, as the modules themselves do.
  private final class Found: Sendable {
    let state = Mutex(State())
  }

  private static var found: Found { StateHost.process.value { _ in Found() } }

  /// The main bundle for classes of modules that weren't translated.
  static func bundle(for someClass: AnyClass) -> Bundle {
    bundle(ofModule: RuntimeClasses.module(of: someClass)) ?? Bundle(for: someClass)
  }

  /// A translated module's bundle; nil for other modules.
  static func bundle(ofModule module: String) -> Bundle? {
    guard let first = ResourceFolders.ofModules[module]?.first else { return nil }
    return found.state.withLock { state in
      if let bundle = state.bundles[module] { return bundle }
      guard let bundle = Bundle(path: first) else { return .main }
      state.bundles[module] = bundle
      state.modules[bundle.bundlePath] = module
      return bundle
    }
  }

  /// The folders of the sources of a bundle's module, including nested ones; nil for other bundles.
  static func folders(of bundle: Bundle) -> [String]? {
    module(of: bundle).flatMap { ResourceFolders.ofModules[$0] }
  }

  /// The folders of the modules that a bundle's module is called after: `AppTests` tests `App`.
  static func foldersOfNamesakes(of bundle: Bundle) -> [String] {
    guard let module = module(of: bundle) else { return [] }
    let namesakes = ResourceFolders.ofModules.keys.filter { $0 != module && module.hasPrefix($0) }
    return namesakes.sorted { ($0.count, $0) > ($1.count, $1) }.flatMap { ResourceFolders.ofModules[$0] ?? [] }
  }

  static func module(of bundle: Bundle) -> String? {
    let path = bundle.bundlePath
    return found.state.withLock { $0.modules[path] }
  }
}
