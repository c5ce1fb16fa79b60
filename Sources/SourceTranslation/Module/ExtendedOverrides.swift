/// Overrides of what an app's own extensions give other modules' classes: `extension UIViewController { @objc func reload() }`,
/// and a controller of the app that overrides it. Objective-C lets that be, Swift alone doesn't.
struct ExtendedOverrides {
  /// A method or a property of such an extension.
  struct Base {
    let place: ModuleIndex.Place
    /// The class that is extended.
    let path: String

    /// The protocol of the classes that override the member.
    var protocolName: String {
      let labels = place.member.labels.map { "_\($0)" }.joined()
      return "UIKitOverridden_\(path.filter { $0.isLetter || $0.isNumber })_\(place.member.name)\(labels)"
    }
  }

  /// Members that are overridden, by their place.
  private(set) var bases: [ModuleIndex.Key: Base] = [:]
  /// What overrides one, and whether a superclass of the module's does so, too.
  private(set) var overrides: [ModuleIndex.Key: (base: Base, isAgain: Bool)] = [:]

  mutating func note(_ override: ModuleIndex.Place, of base: Base, isAgain: Bool) {
    bases[base.place.key] = base
    overrides[override.key] = (base, isAgain)
  }

  /// Whether a class that derives from another module's `root` may have what an extension of `path` declares.
  static func reaches(_ path: String, from root: String) -> Bool {
    if path == root || path == "NSObject" || path == "UIResponder" { return true }
    if root.hasSuffix("Controller") { return path == "UIViewController" }
    return path == "UIView" && root.hasPrefix("UI") && !ModuleIndex.isNoResponder(root)
  }
}
