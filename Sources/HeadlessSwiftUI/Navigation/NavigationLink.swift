/// A control that shows a page when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The destination of the link.
  enum Target {
    case view(() -> AnyView, Binding<Bool>?)
    case value(AnyHashable?)
  }

  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let target: Target
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.buttonStyleValue) private var style
  @Environment(\.listRowContext) private var row
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  nonisolated init(_ label: Label, _ target: Target) {
    self.label = label
    self.target = target
  }

  public var body: some View {
    switch target {
    case .view(let destination, let binding):
      let isPresented = binding ?? $isActive
      button(nil) { isPresented.wrappedValue = true }
        .modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
    case .value(let value):
      button(value) { if let value { navigation?.append(value) } }
        .disabled(value == nil)
    }
  }

  private func button(_ value: AnyHashable?, _ action: @escaping @MainActor () -> Void) -> some View {
    // A link without a stack to show its page in is disabled.
    let isUsable = navigation != nil
    let link = NavigationLinkRow(isEnabled: isUsable && isEnabled, indicator: indicator, value: value)
    return LinkButton(label: AnyView(label), action: action, style: rowStyle)
      .trait(NavigationLinkRow.self, row == nil ? nil : link)
      .disabled(!isUsable)
  }

  /// In a list the row is the link, and its text isn't tinted.
  private var rowStyle: (any AnyButtonStyle)? {
    guard row != nil, style == nil || style is PlainStyleBox<AutomaticLook> else { return nil }
    return PlainStyleBox(style: LinkRowLook())
  }

  /// Whether a link in the sidebar of a split view changes the detail, which it does where the columns are side by side.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

private enum NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether links in rows of lists show an arrow.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether links in rows of lists show an arrow.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment(visibility) { $0.navigationLinkIndicatorVisibility = $1 }
  }
}

/// The trait of links in rows.
struct NavigationLinkRow {
  let isEnabled: Bool
  /// Whether the row shows an arrow; `automatic` for the list's way, which is none in sidebars.
  let indicator: Visibility
  /// The value of a link without a destination of its own.
  var value: AnyHashable?
}

private struct LinkButton: View {
  let label: AnyView
  let action: @MainActor () -> Void
  let style: (any AnyButtonStyle)?

  var body: some View {
    if let style {
      style.makeView(PrimitiveButtonStyleConfiguration(role: nil, label: label, action: action))
    } else {
      AnyView(Button(action: action) { label })
    }
  }
}

/// A row that is a link: text in its own colours; the row shows the highlight.
struct LinkRowLook: ButtonStyle, WholeFrameStyle, RowStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.wrapping({ _FadedElement($0) }) { $0.opacity = isEnabled ? 1 : 0.5 }
  }
}
