public import Foundation

/// How UIKit writes values in descriptions of views and controllers.
enum DescriptionFormat {
  /// At most six significant digits, as C's `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", withoutSignedZero(value)) }

  /// All digits that a number has, as `NSStringFromCGPoint` and its like write them: 97.666666666666671.
  static func exact(_ value: CGFloat) -> String { String(format: "%.17g", withoutSignedZero(value)) }

  private static func withoutSignedZero(_ value: CGFloat) -> Double { value == 0 ? 0 : Double(value) }

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

  /// UIKit's classes have plain names, an app's the name of their module, as Objective-C's runtime names Swift's classes.
  ///
  /// A class inside of another type or of a function has a name there that spells out all that is around it; here it is as
  /// if it stood alone.
  static func name(of type: AnyClass) -> String {
    let own = String(describing: type)
    let module = module(of: type)
    return modules.contains(module) ? own : "\(module).\(own)"
  }

  static func name(of object: AnyObject) -> String { name(of: type(of: object)) }

  /// The same with the names of all that is around a class, as Swift writes them.
  static func fullName(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    let module = module(of: type)
    return modules.contains(module) ? String(name.dropFirst(module.count + 1)) : name
  }

  static func identity(of object: AnyObject) -> String { "\(name(of: object)): \(address(of: object))" }

  /// A description that is made on the main thread; elsewhere, where nothing of a view can be asked, the class and the
  /// address.
  static func text(of object: AnyObject, _ describe: @MainActor () -> String) -> String {
    MainThread.isCurrent ? MainActor.assumeIsolated(describe) : "<\(identity(of: object))>"
  }

  /// The class of UIKit's that an app's class is made from; nil for UIKit's own classes.
  static func baseClass(of object: AnyObject) -> AnyClass? {
    if isUIKits(type(of: object)) { return nil }
    var candidate: AnyClass? = type(of: object)
    while let type = candidate, !isUIKits(type) { candidate = _getSuperclass(type) }
    return candidate
  }

  /// The modules that UIKit consists of here, by the names that they have in this build: module aliases give others.
  private static let modules = Set(
    [DescriptionFormat.self, CALayer.self, CGPath.self, NSPointerArray.self].map(module))

  private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// Whether a class is one of Apple's, of UIKit or of what it is built on.
  static func isUIKits(_ type: Any.Type) -> Bool { modules.contains(module(of: type)) }
}

extension NSObject {
  /// The class's name as Objective-C tells it: with its module's for a class of Swift, without for UIKit's own. Names of
  /// classes within others come as Swift writes them; `NSStringFromClass` traps for these on Linux.
  public static func description() -> String { DescriptionFormat.fullName(of: self) }
}

/// An object's address, as UIKit writes it in descriptions.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
