public import Foundation

// What Objective-C's classes answer themselves, as objects. Methods of the class are those that a list of members has
// (``RuntimeMember/classMethod(_:_:)``), as the plugin `UIKitSources` writes them for what is `@objc`. Of the protocol, so that a
// class may have a method of the same name, as `CATransaction.value(forKey:)`.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method of the name. Methods of UIKit's own classes aren't listed, but for the commonest.
  /// Off the main thread, where lists aren't read, it is false.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    let name = RuntimeMember.classPrefix + aSelector.description
    return MainActor.assumeIsolated { RuntimeMembers.has(name, in: self) }
  }

  /// Calls a method of the class itself, and gives the object that it returns; nil where it returns none, or where the class
  /// doesn't have the method. On the main thread.
  @discardableResult public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [])
  }

  @discardableResult public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [object])
  }

  @discardableResult public static func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [object1, object2])
  }

  /// What the class's method of the name gives: `UIApplication.value(forKey: "sharedApplication")`. Nil where it has none, or
  /// off the main thread.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same, and of that what the objects' properties of the names give that follow.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return perform(Selector(keyPath))?.takeUnretainedValue() }
    let first = perform(Selector(String(keyPath[..<dot])))?.takeUnretainedValue()
    return first.flatMap { NamedValues.value(of: $0, String(keyPath[keyPath.index(after: dot)...])) }
  }

  /// Whether the class, or one above, adopts a protocol: `Cell.conforms(to: UITableViewDelegate.self)`.
  public static func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool {
    ProtocolType(aProtocol)?.isAdopted(by: self) ?? false
  }

  /// The class above; nil for `NSObject`.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  public static func isEqual(_ object: Any?) -> Bool { (object as? AnyClass) == self }

  public static func hash() -> Int { ObjectIdentifier(self).hashValue }
}
