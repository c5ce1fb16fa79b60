extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// Identifies the action among those of its tip.
    public let id: String
    /// Whether the button can't be pressed.
    let isDisabled: Bool
    /// What the app does when the button is pressed.
    public let handler: @Sendable () -> Void
    /// The button's label.
    public let label: @Sendable () -> Text

    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id ?? title, disabled: disabled, perform: handler) { Text(title) }
    }

    public init(
      id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      isDisabled = disabled
      self.handler = handler
      self.label = label
    }
  }
}

/// What the builders of a tip's lists have in common.
public protocol TipListBuilder {
  associatedtype Element
}

extension TipListBuilder {
  public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
  public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
  public static func buildBlock(_ components: [Element]...) -> [Element] { components.flatMap(\.self) }
  public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
  public static func buildEither(first component: [Element]) -> [Element] { component }
  public static func buildEither(second component: [Element]) -> [Element] { component }
  public static func buildArray(_ components: [[Element]]) -> [Element] { components.flatMap(\.self) }
  public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
}

extension Tips {
  /// The buttons of a tip, with conditions.
  @resultBuilder public enum ActionBuilder: TipListBuilder {
    public typealias Element = Tips.Action
  }

  /// The rules of a tip, with conditions.
  @resultBuilder public enum RuleBuilder: TipListBuilder {
    public typealias Element = Tips.Rule
  }

  /// The options of a tip, with conditions.
  @resultBuilder public enum OptionsBuilder: TipListBuilder {
    public typealias Element = any TipOption
  }
}
