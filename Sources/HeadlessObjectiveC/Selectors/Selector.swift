/// The name of a method, and the method with which it was created. Two selectors are equal when their names are.
///
/// Linux has no Objective-C runtime: `#selector` doesn't compile here, unless the plugin `UIKitSources` translates it. A selector
/// contains its method: `Selector("tapped:", SettingsController.tapped)` corresponds to `#selector(tapped)`. A name alone finds the
/// method of that name in a ``RuntimeMemberList``, or one with which a selector of that name was created.
///
/// As with the Objective-C runtime, a selector has the size of a pointer, and selectors with a name alone are the same pointer for
/// the life of the process: `unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)` is a key for associated objects. The
/// pointer of a selector with a method is only valid as long as the selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package typealias Method = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Result

  private let form: SelectorForm

  private var name: String { form.name }

  /// The result of a method.
  package enum Result {
    /// The target doesn't have the method.
    case missing
    case value(Any)
  }

  public init(_ name: String) {
    form = SelectorNames.shared.form(name)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A method without parameters, with an optional result.
  @preconcurrency
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Value
  ) {
    self.init(name, of: Target.self) { target, _, _ in .value(method(target)()) }
  }

  /// A method with the sender as its parameter, and an optional result.
  ///
  /// As in Objective-C, an object of another class than the parameter's is also passed.
  @preconcurrency
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let sender: Sender = MemberValue.passed(sender) else { return .missing }
      return .value(method(target)(sender))
    }
  }

  /// A method with the sender and a second parameter: an event, the previous traits.
  @preconcurrency
  public init<Target: AnyObject, Sender, Second, Value>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Second) -> Value
  ) {
    self.init(name, of: Target.self) { target, sender, second in
      guard let sender: Sender = MemberValue.passed(sender), let second: Second = MemberValue.passed(second) else {
        return .missing
      }
      return .value(method(target)(sender, second))
    }
  }

  private init<Target: AnyObject>(
    _ name: String, of type: Target.Type,
    calling method: @escaping @MainActor @Sendable (_ target: Target, _ sender: Any?, _ second: Any?) -> Result
  ) {
    let method: Method = { target, sender, second in
      guard let target = target as? Target else { return .missing }
      return method(target, sender, second)
    }
    form = SelectorForm(name: name, method: method)
    SelectorMethods.shared.add(method, name: name, of: type)
  }

  public var description: String { name }

  /// Calls the method of a target; false if the target doesn't have it.
  ///
  /// - Parameter second: the argument after the sender: an event, the previous traits.
  @discardableResult @MainActor package func call(on target: AnyObject, sender: Any?, second: Any? = nil) -> Bool {
    if case .missing = result(on: target, sender: sender, second: second) { false } else { true }
  }

  /// Calls the method of a target and returns its result.
  @MainActor package func result(on target: AnyObject, sender: Any?, second: Any? = nil) -> Result {
    if let method = form.method, case .value(let value) = method(target, sender, second) { return .value(value) }
    if let value = RuntimeMembers.call(target, name, sender, second) { return .value(value as Any) }
    for method in SelectorMethods.shared.methods(name) {
      if case .value(let value) = method(target, sender, second) { return .value(value) }
    }
    return .missing
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.form === b.form || a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
