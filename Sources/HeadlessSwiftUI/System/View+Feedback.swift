public import Foundation

// Feedback, and effects of a pointer, a pencil or keys: pictures don't show them.

nonisolated extension View {
  // MARK: Pointers

  /// Stored but unused: pointers aren't simulated.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// A help tag, which a pointer shows, and an accessibility hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(text)
  }

  // MARK: Feedback

  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { onChange(of: trigger) { _ = condition($0, $1) } }
  /// The closures are called when the value changes, as on iOS; the feedback isn't simulated.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { _ = feedback($0, $1) } }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { _ = feedback() } }

  // MARK: The system

  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// Has no effect: lines have the metrics of their fonts in every language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

extension Text {
  /// Has no effect: lines have the same height in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// Has no effect: lines have the same height in all languages.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

/// The effect of a pointer over a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The location in points, in the requested coordinate space.
  case active(CGPoint)
  case ended
}

/// The shape of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
}

/// Haptic and sound feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }

  public struct Weight: Equatable, Sendable {
    private let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  public struct Flexibility: Equatable, Sendable {
    private let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

/// Whether a drag that hovers over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The language in which text is typeset.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
