/// Overrides of members that an app's extensions add to other modules' classes. For example, a controller of the app overrides
/// `extension UIViewController { @objc func reload() }`. Objective-C allows this; Swift without Objective-C doesn't.
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

  /// The overridden members, by their keys.
  private(set) var bases: [ModuleIndex.Key: Base] = [:]
  /// The members that override a base.
  private(set) var overrides: [ModuleIndex.Key: Override] = [:]
  /// The keys of members that another module overrides.
  private(set) var across: Set<ModuleIndex.Key> = []

  /// A class member that overrides a member of an extension.
  struct Override {
    let base: Base
    /// Whether a superclass also overrides the member.
    let isAgain: Bool
    /// The first superclass that the app doesn't declare.
    let root: String
    /// Whether an extension of an intermediate class also overrides the member.
    var hasOuter = false
  }

  /// The member that an extension of another module's class overrides, and the path of that class. For example,
  /// `extension UIView { override func ... }` overrides an extension of `NSObject`.
  private(set) var outer: [ModuleIndex.Key: (base: Base, path: String)] = [:]
  /// The classes of `outer` by the overridden member's key, the most derived ones first.
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

  /// The letters and digits of a type's path.
  static func word(_ path: String) -> String { path.filter { $0.isLetter || $0.isNumber } }

  /// The depth of a UIKit class below the root, as far as it matters for the classes in which extensions override members. Of two
  /// classes of the same depth neither derives from the other, with rare exceptions.
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

  /// Completes the overrides after all of them have been noted.
  mutating func finish() {
    for (key, override) in overrides {
      overrides[key]?.hasOuter = outerClasses[override.base.place.key] != nil
    }
  }

  /// Adds the overrides that a program with more modules has for a module's files, which are the program's first files.
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
