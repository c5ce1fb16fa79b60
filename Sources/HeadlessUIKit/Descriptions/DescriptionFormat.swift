public import Foundation

/// UIKit's format of values in descriptions of views and controllers.
enum DescriptionFormat {
  /// At most six significant digits, as C's `%g`.
  static func number(_ value: CGFloat) -> String { whole(value, below: 1e6) ?? String(format: "%g", Double(value)) }

  /// A number with all digits, as in `NSStringFromCGPoint` and similar functions: 97.666666666666671.
  static func exact(_ value: CGFloat) -> String { whole(value, below: 1e15) ?? String(format: "%.17g", Double(value)) }

  /// A whole number below a limit, as both formats write it; zero has no sign. Most numbers are whole, and a format takes more than ten
  /// microseconds in debug builds.
  private static func whole(_ value: CGFloat, below limit: Double) -> String? {
    guard value.magnitude < limit, let number = Int(exactly: value) else { return nil }
    return "\(number)"
  }

  /// A description without the addresses of its objects, which differ between runs.
  static func withoutAddresses(_ text: String) -> String {
    let parts = text.components(separatedBy: ":0x")
    return parts[0] + parts.dropFirst().map { $0.drop(while: \.isHexDigit) }.joined()
  }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  /// As `NSStringFromCGPoint`.
  static func point(_ point: CGPoint) -> String { "{\(exact(point.x)), \(exact(point.y))}" }

  /// As `NSStringFromCGSize`.
  static func size(_ size: CGSize) -> String { "{\(exact(size.width)), \(exact(size.height))}" }

  /// As `NSStringFromUIEdgeInsets`.
  static func insets(_ insets: UIEdgeInsets) -> String {
    "{\(exact(insets.top)), \(exact(insets.left)), \(exact(insets.bottom)), \(exact(insets.right))}"
  }

  /// As `NSStringFromCGAffineTransform`.
  static func transform(_ t: CGAffineTransform) -> String {
    "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(exact).joined(separator: ", "))]"
  }

  /// The name of a class: plain for UIKit's classes, prefixed with the module for an app's, as in the Objective-C runtime.
  ///
  /// The runtime mangles the names of classes nested in types or functions; here they are named like top-level classes.
  static func name(of type: AnyClass) -> String {
    let own = _typeName(type, qualified: false)
    let module = module(of: type)
    return modules.contains(module) ? own : "\(module).\(own)"
  }

  static func name(of object: AnyObject) -> String { name(of: type(of: object)) }

  /// The name of a class with the names of the enclosing types, as Swift writes them.
  static func fullName(of type: AnyClass) -> String {
    let name = _typeName(type)
    let module = module(of: type)
    return modules.contains(module) ? String(name.dropFirst(module.count + 1)) : name
  }

  static func identity(of object: AnyObject) -> String { "\(name(of: object)): \(address(of: object))" }

  /// Returns a description that is made on the main thread. On other threads, which can't read a view's properties, it returns the
  /// class and the address.
  static func text(of object: AnyObject, _ describe: @MainActor () -> String) -> String {
    MainThread.isCurrent ? MainActor.assumeIsolated(describe) : "<\(identity(of: object))>"
  }

  /// The UIKit superclass of an app's class; nil for UIKit's own classes.
  static func baseClass(of object: AnyObject) -> AnyClass? {
    if isUIKits(type(of: object)) { return nil }
    var candidate: AnyClass? = type(of: object)
    while let type = candidate, !isUIKits(type) { candidate = _getSuperclass(type) }
    return candidate
  }

  /// The modules that make up UIKit, by their names in this build, which module aliases may change.
  private static let modules = Set(
    [DescriptionFormat.self, CALayer.self, CGPath.self, NSPointerArray.self].map(module))

  /// `String(reflecting:)` gives the same name, but first searches all conformances of the program for each class, which takes
  /// a twentieth of a process's first screen.
  private static func module(of type: Any.Type) -> String { String(_typeName(type).prefix { $0 != "." }) }

  /// Whether a class belongs to UIKit or a framework below it.
  static func isUIKits(_ type: Any.Type) -> Bool { modules.contains(module(of: type)) }
}

extension NSObject {
  /// Returns the class's name as in Objective-C: with the module for a Swift class, without for UIKit's own. Names of nested
  /// classes are written as in Swift; `NSStringFromClass` traps for these on Linux.
  public static func description() -> String { DescriptionFormat.fullName(of: self) }
}

/// Returns an object's address in UIKit's format for descriptions.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
