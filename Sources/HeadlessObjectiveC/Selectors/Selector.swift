/// The name of a method, and the method where it was made with it. Two selectors are equal when their names are.
///
/// Linux has no Objective-C runtime: `#selector` doesn't compile here, and a name alone finds no method. A selector that is
/// to be called carries its method: `Selector("tapped:", SettingsController.tapped)` says what `#selector(tapped)` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  /// Whether the target has the method; it has been called then.
  private let method: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Bool)?

  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A method without parameters.
  @preconcurrency
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
  ) {
    self.name = name
    self.method = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that is given the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    self.method = { target, sender, _ in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that is given the sender and something else besides, as UIKit's are; `method` says whether the target has it.
  package init(
    _ name: String,
    calling method: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Bool
  ) {
    self.name = name
    self.method = method
  }

  public var description: String { name }

  /// Calls the method of a target; false where the target doesn't have it, or the selector is a name alone.
  ///
  /// - Parameter second: what is given beside the sender: an event, the traits before.
  @discardableResult @MainActor package func call(on target: AnyObject, sender: Any?, second: Any? = nil) -> Bool {
    if let method { return method(target, sender, second) }
    return RuntimeMembers.call(target, name, sender, second) != nil
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
