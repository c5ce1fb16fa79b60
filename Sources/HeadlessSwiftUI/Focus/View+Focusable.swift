nonisolated extension View {
  /// Views without text input have no focus on a device without a keyboard, which is what tests simulate.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
}

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Evaluates the default focus again.
@MainActor @preconcurrency public struct ResetFocusAction {
  nonisolated init() {}

  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
}
