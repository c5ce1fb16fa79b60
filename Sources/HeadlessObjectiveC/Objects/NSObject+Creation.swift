public import Foundation

extension NSObject {
  /// Calls the `init()` of the class on which it is called: see ``RuntimeInitializable``.
  convenience init(byRuntimeClass: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC18HeadlessObjectiveCE14byRuntimeClassACyt_tcfC")
  fileprivate static func allocate(byRuntimeClass: Void) -> NSObject
}

/// Creates objects of classes that are known only at run time, as in Objective-C: `(someClass as? NSObject.Type)?.init()`.
///
/// See ``RuntimeInitializable``. If the class is known, its own initialisers are preferred to this one.
extension NSObjectProtocol where Self: NSObject {
  /// Traps with "use of unimplemented initializer" for a class without `init()`, as on iOS.
  ///
  /// - Parameter nothing: never passed. Without it the compiler would find two `init()` in `NSObject`, and synthesize no
  ///   `init(from:)` in its `Codable` subclasses.
  @_disfavoredOverload @_silgen_name("HeadlessObjectiveC_NSObject_init") public init(_ nothing: Void = ())

  @_silgen_name("HeadlessObjectiveC_NSObject_init") @usableFromInline
  static func makeEmpty() -> Self { unsafeDowncast(allocate(byRuntimeClass: ()), to: self) }
}

extension NSObject {
  /// Returns the class itself. In Objective-C, classes respond to the name of their instances' property.
  public class func classForCoder() -> AnyClass { self }
}
