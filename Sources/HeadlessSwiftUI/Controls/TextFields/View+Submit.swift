internal import HeadlessUIKit

/// The controls whose submission is observed.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields, submitted with the return key.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields, submitted with the keyboard's search key.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The title of the keyboard's return key.
public struct SubmitLabel: Sendable {
  let returnKey: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
  public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
  public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
  public static var join: SubmitLabel { SubmitLabel(returnKey: .join) }
  public static var route: SubmitLabel { SubmitLabel(returnKey: .route) }
  public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
  public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(returnKey: .continue) }
}

/// An action of `onSubmit`.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum Keys {
  enum ActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
  enum LabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
}

extension EnvironmentValues {
  /// The actions of the enclosing views, the innermost last.
  var submitActions: [SubmitAction] {
    get { self[Keys.ActionsKey.self] }
    set { self[Keys.ActionsKey.self] = newValue }
  }
  var submitLabel: SubmitLabel {
    get { self[Keys.LabelKey.self] }
    set { self[Keys.LabelKey.self] = newValue }
  }
}

extension [SubmitAction] {
  /// Runs the actions for a trigger, from the innermost outwards.
  func run(_ trigger: SubmitTriggers) {
    for action in reversed() where !action.triggers.isDisjoint(with: trigger) { action.action() }
  }
}

nonisolated extension View {
  /// Runs an action when the user submits a value in the views inside.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier<EnvironmentValues>(
        keyPath: \.self,
        transform: {
          $0.submitActions.append(SubmitAction(triggers: triggers, action: action))
        }))
  }
  /// Prevents submissions inside from reaching the actions of enclosing views.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment(isBlocking) { if $1 { $0.submitActions = [] } }
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
