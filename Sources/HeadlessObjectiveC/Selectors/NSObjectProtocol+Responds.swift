public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method or a property of this name: one in a ``RuntimeMemberList``, which the plugin `UIKitSources`
  /// writes for `@objc` members and optional methods of protocols; or one with which a selector was created, such as
  /// `#selector(UIViewController.viewDidLoad)`.
  ///
  /// Methods of UIKit's own classes aren't listed. Off the main thread, where lists aren't read, it is false.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    nonisolated(unsafe) let object = self as AnyObject
    let name = aSelector.description
    if SelectorMethods.shared.has(name, object) { return true }
    return MainActor.assumeIsolated { RuntimeMembers.has(object, name) }
  }

  /// Nil: the object that gets a message in place of one that doesn't have its method. Classes that override it are asked where
  /// the translated sources call it; UIKit's calls of delegates aren't forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Whether the object's class conforms to a protocol: `controller.conforms(to: UITableViewDataSource.self)`.
  public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }
}

extension NSObject {
  /// Whether instances of the class have a method of this name, as ``NSObjectProtocol/responds(to:)`` determines.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    let name = aSelector.description
    if SelectorMethods.shared.has(name, in: self) { return true }
    return MainActor.assumeIsolated { RuntimeMembers.has(name, in: self) }
  }
}
