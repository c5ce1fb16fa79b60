internal import Foundation
internal import Synchronization

/// What `Bundle(for:)` gives for classes of translated modules, which on iOS are frameworks, apps and bundles of tests: where
/// two of a program's modules have files or languages of their own, each finds its own.
///
/// Foundation's class can't be subclassed here, so that a bundle's path says whose it is.
enum ModuleBundles {
  private struct State {
    var bundles: [String: Bundle] = [:]
    var folders: [String: [String]] = [:]
  }

  private static let state = Mutex(State())

  /// The main bundle for classes of modules that weren't translated.
  static func bundle(for someClass: AnyClass) -> Bundle {
    let module = RuntimeClasses.module(of: someClass)
    guard let folders = ResourceFolders.ofModules[module], let first = folders.first else {
      return Bundle(for: someClass)
    }
    return state.withLock { state in
      if let bundle = state.bundles[module] { return bundle }
      guard let bundle = Bundle(path: first) else { return .main }
      state.bundles[module] = bundle
      state.folders[bundle.bundlePath] = folders
      return bundle
    }
  }

  /// Where the sources of a bundle's module lie, and the folders within; nil for other bundles.
  static func folders(of bundle: Bundle) -> [String]? {
    let path = bundle.bundlePath
    return state.withLock { $0.folders[path] }
  }
}
