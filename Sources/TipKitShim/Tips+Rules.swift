/// What a rule of a tip depends on: a parameter or an event.
public protocol TipRuleInput: Sendable {
  /// What the rule's condition reads.
  associatedtype RuleValue

  var ruleValue: RuleValue { get }
}

extension Tips {
  /// A condition of a tip. `#Rule(Self.$isLoggedIn) { $0 }`, Apple's macro, becomes this type's initialiser.
  public struct Rule: Sendable {
    let isSatisfied: @Sendable () -> Bool

    public init<Input: TipRuleInput>(_ input: Input, _ condition: @escaping @Sendable (Input.RuleValue) -> Bool) {
      isSatisfied = { condition(input.ruleValue) }
    }

    public init<First: TipRuleInput, Second: TipRuleInput>(
      _ first: First, _ second: Second,
      _ condition: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
    ) { isSatisfied = { condition(first.ruleValue, second.ruleValue) } }

    public init<First: TipRuleInput, Second: TipRuleInput, Third: TipRuleInput>(
      _ first: First, _ second: Second, _ third: Third,
      _ condition: @escaping @Sendable (First.RuleValue, Second.RuleValue, Third.RuleValue) -> Bool
    ) { isSatisfied = { condition(first.ruleValue, second.ruleValue, third.ruleValue) } }
  }
}

extension Tips {
  /// How a parameter is stored.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String

    /// The value starts anew with the app, as all parameters of a test do.
    public static let transient = ParameterOption(name: "transient")
  }

  /// A value of the app that rules depend on. `@Parameter static var isLoggedIn: Bool = false`, Apple's macro, becomes a property
  /// that reads and writes a parameter, which `$isLoggedIn` names.
  public struct Parameter<Value: Codable & Sendable>: TipRuleInput {
    /// The name by which the value is kept.
    public let id: String
    private let initialValue: @Sendable () -> Value

    public init(
      id: String, _ options: ParameterOption..., wrappedValue: @escaping @autoclosure @Sendable () -> Value
    ) {
      self.id = id
      initialValue = wrappedValue
    }

    public var wrappedValue: Value {
      get { TipStore.current.parameter(id) as? Value ?? initialValue() }
      nonmutating set { TipStore.current.setParameter(id, newValue) }
    }

    public var ruleValue: Value { wrappedValue }
  }
}
