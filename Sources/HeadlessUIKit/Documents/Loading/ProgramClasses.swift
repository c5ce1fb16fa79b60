internal import Foundation

/// Classes of the program by the names that documents have.
@MainActor enum ProgramClasses {
  private struct Key: Hashable {
    let name: String
    let module: String?
    let isOfTarget: Bool
  }

  private static let known = Discovered<Key, AnyClass?>()

  /// The class of a name, in a module.
  ///
  /// If the module has none and the document's class belongs to the app's own target, or the document specifies no module, a class
  /// of that name in any module of the program is used: the target on Linux may have another name.
  static func named(_ name: String, module: String?, isOfTarget: Bool) -> AnyClass? {
    let key = Key(name: name, module: module, isOfTarget: isOfTarget)
    return known.value(for: key) { find(key) }
  }

  private static func find(_ key: Key) -> AnyClass? {
    if let found = RuntimeClasses.named(inObjectiveC: key.name) { return found }
    if let module = key.module, let found = type(module, key.name) { return found }
    if key.module == nil, let found = type("HeadlessUIKit", key.name) { return found }
    guard key.isOfTarget || key.module == nil else { return nil }
    let candidates = EmptyInitializers.symbolNames(ofClassesNamed: key.name).sorted()
    return candidates.lazy.compactMap { _typeByName($0) as? AnyClass }.first
  }

  private static func type(_ module: String, _ name: String) -> AnyClass? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
  }
}
