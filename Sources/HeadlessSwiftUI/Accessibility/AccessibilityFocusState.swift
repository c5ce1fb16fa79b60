internal import HeadlessUIKit

/// A property that reflects which of a view's elements has the focus of an assistive technology: VoiceOver's, which a test moves
/// (`UIAccessibility.moveVoiceOver(to:)`). While VoiceOver doesn't run, the value is unfocused, whatever an app sets, as on iOS.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The projected value, which views take as a binding.
  @propertyWrapper public struct Binding {
    let focus: FocusState<Value>.Binding
    /// Whether VoiceOver is one of the assistive technologies.
    let isOfVoiceOver: Bool

    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set {
        guard isOfVoiceOver else { return }
        focus.binding.wrappedValue = newValue
        let focus = UncheckedValue(focus)
        _onMainActor { focus.value.followAssistively() }
      }
    }
    public var projectedValue: Binding { self }
  }

  private var focus: FocusState<Value>
  private let isOfVoiceOver: Bool

  private init(_ focus: FocusState<Value>, _ technologies: AccessibilityTechnologies = .voiceOver) {
    self.focus = focus
    isOfVoiceOver = technologies.contains(.voiceOver)
  }

  public init() where Value == Bool { self.init(FocusState()) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(FocusState(), technologies)
  }
  public init<T: Hashable>() where Value == T? { self.init(FocusState()) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(FocusState(), technologies)
  }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(focus: focus.projectedValue, isOfVoiceOver: isOfVoiceOver) }
}

/// The assistive technologies that have a focus.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension FocusState.Binding {
  /// Moves VoiceOver's focus to the view with the value; a value that no view can have, or any without VoiceOver, gives way to the one
  /// without focus.
  @MainActor fileprivate func followAssistively() {
    if UIAccessibility.isVoiceOverRunning {
      places.moveAssistiveFocus()
      places.check { giveUp() }
    } else {
      giveUp()
    }
  }
}

extension FocusPlaces {
  /// Moves VoiceOver's focus to the element of the link that is to have it, once the views are laid out.
  func moveAssistiveFocus() {
    _ = afterUpdate { [weak self] in
      guard UIAccessibility.isVoiceOverRunning, let self else { return }
      let links = links.values.compactMap(\.link.object)
      let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder
      @MainActor func isLinked(_ element: UIResponder, _ link: FocusLink) -> Bool {
        element.accessibilityFocusObservers.contains { $0 === link }
      }
      guard let link = links.first(where: \.isFocused) else {
        if let focused, links.contains(where: { isLinked(focused, $0) }) { VoiceOver.current.focus(on: nil) }
        return
      }
      if let focused, isLinked(focused, link) { return }
      let elements = UIApplication.shared.windows.flatMap { VoiceOver.elements(in: $0) }
      guard let element = elements.first(where: { ($0 as? UIResponder).map { isLinked($0, link) } == true }) else {
        return link.assistiveFocusDidChange(false)
      }
      VoiceOver.current.focus(on: element)
    }
  }
}

nonisolated extension View {
  /// Sets the state while VoiceOver's focus is on the view, and moves the focus there when the state is set.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessiblyFocused(condition, true)
  }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View { accessiblyFocused(binding, value) }

  private func accessiblyFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    accessible { properties, environment in
      if let link = environment.accessibilityFocusLink { properties.focusLinks.append(link) }
    }
    .modifier(FocusModifier(binding.focus, value, of: .assistiveTechnology))
  }

  /// Moves VoiceOver's focus to the view with the value when the view appears.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.focus.unfocused { binding.wrappedValue = value } }
  }
}
