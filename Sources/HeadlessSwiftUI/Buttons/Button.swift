public import HeadlessUIKit

/// A control that performs an action when it is tapped. The button style of the environment determines its appearance.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label

  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    self.role = role
    self.action = action
    label = content
  }

  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, content: label())
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, content: label())
  }
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, content: label())
  }

  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: AnyView(label.centeringLines()), action: action))
  }
}

nonisolated extension View {
  /// The label of a button: lines of a text that wraps are centred, unless they have another alignment than the usual one. Not
  /// documented: apps set `multilineTextAlignment(.leading)` on texts in buttons and links for that reason, and not elsewhere.
  /// Single lines begin at their leading edge, to the fraction of a pixel: recorded in widgets' buttons and links.
  func centeringLines() -> some View {
    changingEnvironment(true) { environment, _ in
      if environment.multilineTextAlignment == .leading { environment.centersWrappedLines = true }
    }
  }
}

nonisolated extension Button where Label == Text {
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, content: Text(title))
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(titleKey))
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action, content: Text(title))
  }
}

nonisolated extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: HeadlessSwiftUI.Label(title, systemImage: systemImage))
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, image: image, role: nil, action: action)
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image: image, role: nil, action: action)
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: HeadlessSwiftUI.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: HeadlessSwiftUI.Label(title, image: image))
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a custom style, which can apply another style to it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, content: configuration.label)
  }
}

/// A button with a type-erased label.
@MainActor protocol AnyButton {
  var buttonRole: ButtonRole? { get }
  var buttonAction: @MainActor () -> Void { get }
  /// The label if it is a text.
  var buttonTitle: Text? { get }
}

extension Button: AnyButton {
  var buttonRole: ButtonRole? { role }
  var buttonAction: @MainActor () -> Void { action }
  var buttonTitle: Text? { label as? Text }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}
