/// Overrides of what an app's own extensions give other modules' classes: `extension UIViewController { @objc func reload() }`,
/// and a controller of the app that overrides it. Objective-C lets that be, Swift alone doesn't.
struct ExtendedOverrides {
  /// A method or a property of such an extension.
  struct Base {
    let place: ModuleIndex.Place
    /// The class that is extended.
    let path: String

    /// The protocol of the module's classes that override the member.
    var protocolName: String { protocolName(in: nil) }

    /// The protocol of the module's classes that override the member, or of another module's class that an extension
    /// overrides it in.
    func protocolName(in outer: String?) -> String {
      let labels = place.member.labels.map { "_\($0)" }.joined()
      let inside = outer.map { "_in_\(ExtendedOverrides.word($0))" } ?? ""
      return "UIKitOverridden_\(ExtendedOverrides.word(path))_\(place.member.name)\(labels)\(inside)"
    }
  }

  /// Members that are overridden, by their place.
  private(set) var bases: [ModuleIndex.Key: Base] = [:]
  /// What overrides one, and whether a superclass of the module's does so, too.
  private(set) var overrides: [ModuleIndex.Key: (base: Base, isAgain: Bool)] = [:]

  /// What an extension of another module's class overrides, `extension UIView { override func ... }` over an extension of
  /// `NSObject`, and that class.
  private(set) var outer: [ModuleIndex.Key: (base: Base, path: String)] = [:]
  /// Those classes by the member's place, the most derived ones first.
  private(set) var outerClasses: [ModuleIndex.Key: [String]] = [:]

  mutating func note(_ override: ModuleIndex.Place, of base: Base, in path: String) {
    bases[base.place.key] = base
    outer[override.key] = (base, path)
    var classes = outerClasses[base.place.key] ?? []
    if !classes.contains(path) { classes.append(path) }
    outerClasses[base.place.key] = classes.sorted { (Self.depth($1), $0) < (Self.depth($0), $1) }
  }

  /// The letters of a type's path.
  static func word(_ path: String) -> String { path.filter { $0.isLetter || $0.isNumber } }

  /// How far below the root a class of UIKit's stands, as far as that matters among those that extensions override in. Of two
  /// that stand equally deep none derives from the other, but for rare ones.
  private static func depth(_ path: String) -> Int {
    switch path {
    case "NSObject": 0
    case "UIResponder", "CALayer", "UIBarItem", "UIGestureRecognizer": 1
    case "UIView", "UIViewController", "UIApplication": 2
    case "UIControl", "UIScrollView", "UINavigationController", "UICollectionReusableView", "UIInputView": 3
    case "UITextField", "UITableView", "UICollectionView", "UICollectionViewCell", "UIButton", "UIDatePicker": 4
    default: path.hasPrefix("UI") ? 4 : 1
    }
  }

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
