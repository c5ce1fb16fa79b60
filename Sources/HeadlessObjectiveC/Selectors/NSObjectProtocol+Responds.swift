public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method or a property that is found by this name: one that a ``RuntimeMemberList`` has, as the
  /// plugin `UIKitSources` writes them for what is marked `@objc` and for optional methods of protocols; or one that a
  /// selector of the name was made with, as `#selector(UIViewController.viewDidLoad)` is.
  ///
  /// Methods of UIKit's own classes aren't listed. Off the main thread, where lists aren't read, it is false.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    nonisolated(unsafe) let object = self as AnyObject
    let name = aSelector.description
    if SelectorMethods.shared.has(name, object) { return true }
    return MainActor.assumeIsolated { RuntimeMembers.has(object, name) }
  }

  /// Whether the object's class adopts a protocol: `controller.conforms(to: UITableViewDataSource.self)`.
  public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }
}

extension NSObject {
  /// Whether the class's objects have a method that is found by this name, as ``NSObjectProtocol/responds(to:)`` says.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    let name = aSelector.description
    if SelectorMethods.shared.has(name, in: self) { return true }
    return MainActor.assumeIsolated { RuntimeMembers.has(name, in: self) }
  }
}
