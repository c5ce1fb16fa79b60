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
  /// What overrides one.
  private(set) var overrides: [ModuleIndex.Key: Override] = [:]
  /// Members that another module overrides, by their place.
  private(set) var across: Set<ModuleIndex.Key> = []

  /// A member of a class that overrides what an extension declares.
  struct Override {
    let base: Base
    /// Whether a superclass overrides it, too.
    let isAgain: Bool
    /// The first superclass that isn't an app's own.
    let root: String
    /// Whether an extension of a class between overrides it, too.
    var hasOuter = false
  }

  /// What an extension of another module's class overrides, `extension UIView { override func ... }` over an extension of
  /// `NSObject`, and that class.
  private(set) var outer: [ModuleIndex.Key: (base: Base, path: String)] = [:]
  /// Those classes by the member's place, the most derived ones first.
  private(set) var outerClasses: [ModuleIndex.Key: [String]] = [:]

  mutating func note(_ override: ModuleIndex.Place, of base: Base, in path: String, isAcross: Bool) {
    bases[base.place.key] = base
    if isAcross { across.insert(base.place.key) }
    outer[override.key] = (base, path)
    var classes = outerClasses[base.place.key] ?? []
    if !classes.contains(path) { classes.append(path) }
    outerClasses[base.place.key] = Self.derivedFirst(classes)
  }

  private static func derivedFirst(_ classes: [String]) -> [String] {
    classes.sorted { (depth($1), $0) < (depth($0), $1) }
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

  mutating func note(_ override: ModuleIndex.Place, of base: Base, isAgain: Bool, root: String, isAcross: Bool) {
    bases[base.place.key] = base
    if isAcross { across.insert(base.place.key) }
    overrides[override.key] = Override(base: base, isAgain: isAgain, root: root)
  }

  /// Once all is noted.
  mutating func finish() {
    for (key, override) in overrides {
      overrides[key]?.hasOuter = outerClasses[override.base.place.key] != nil
    }
  }

  /// Adds what a program with more modules has to do with a module's files, which are its first ones.
  mutating func add(_ other: ExtendedOverrides, fileCount: Int) {
    func isOwn(_ key: ModuleIndex.Key) -> Bool { key.file < fileCount }
    bases.merge(other.bases.filter { isOwn($0.key) }) { known, _ in known }
    overrides.merge(other.overrides.filter { isOwn($0.key) }) { $0.hasOuter ? $0 : $1 }
    across.formUnion(other.across.filter(isOwn))
    outer.merge(other.outer.filter { isOwn($0.key) }) { known, _ in known }
    outerClasses.merge(other.outerClasses.filter { isOwn($0.key) }) { known, added in
      Self.derivedFirst(known + added.filter { !known.contains($0) })
    }
  }

  /// Whether a class that derives from another module's `root` may have what an extension of `path` declares.
  static func reaches(_ path: String, from root: String) -> Bool {
    if path == root || path == "NSObject" || path == "UIResponder" { return true }
    if root.hasSuffix("Controller") { return path == "UIViewController" }
    return path == "UIView" && root.hasPrefix("UI") && !ModuleIndex.isNoResponder(root)
  }
}
