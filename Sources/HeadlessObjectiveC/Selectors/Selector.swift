/// The name of a method, and the method where it was made with it. Two selectors are equal when their names are.
///
/// Linux has no Objective-C runtime: `#selector` doesn't compile here, and a name alone finds no method. A selector that is
/// to be called carries its method: `Selector("tapped:", SettingsController.tapped)` says what `#selector(tapped)` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  /// Whether the target has the method; it has been called then.
  private let method: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Bool)?
  /// The same for who wants the result; nil where the target doesn't have the method.
  private let function: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Result)?

  /// What a method returns.
  package enum Result {
    case missing
    case value(Any)
  }

  public init(_ name: String) {
    self.name = name
    method = nil
    function = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A method without parameters, which may return something.
  @preconcurrency
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Value
  ) {
    self.init(
      name,
      returning: { target, _ in
        guard let target = target as? Target else { return .missing }
        return .value(method(target)())
      })
  }

  /// A method that is given the sender, and may return something.
  @preconcurrency
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Value
  ) {
    self.init(
      name,
      returning: { target, sender in
        guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return .missing }
        return .value(method(target)(sender))
      })
  }

  private init(
    _ name: String, returning function: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Result
  ) {
    self.name = name
    self.function = function
    method = { target, sender, _ in
      if case .missing = function(target, sender) { false } else { true }
    }
  }

  /// A method that is given the sender and something else besides, as UIKit's are; `method` says whether the target has it.
  package init(
    _ name: String,
    calling method: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Bool
  ) {
    self.name = name
    self.method = method
    function = nil
  }

  public var description: String { name }

  /// Calls the method of a target; false where the target doesn't have it, or the selector is a name alone.
  ///
  /// - Parameter second: what is given beside the sender: an event, the traits before.
  @discardableResult @MainActor package func call(on target: AnyObject, sender: Any?, second: Any? = nil) -> Bool {
    if let method { return method(target, sender, second) }
    return RuntimeMembers.call(target, name, sender, second) != nil
  }

  /// Calls the method of a target and gives what it returns.
  @MainActor package func result(on target: AnyObject, sender: Any?) -> Result {
    if let function { return function(target, sender) }
    return call(on: target, sender: sender) ? .value(()) : .missing
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
