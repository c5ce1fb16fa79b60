/// A label that shows and hides content below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isOwnExpanded = false
  @Environment(\.listRowContext) private var row
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  public var body: some View {
    let isExpanded = binding ?? $isOwnExpanded
    if let style {
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded)
      AnyView(style.makeBody(configuration: configuration)).transformEnvironment(\.disclosureGroupStyle) { $0 = nil }
    } else if row != nil {
      // In a list, the label is an expandable row, and the content consists of further rows.
      DisclosureRow(label: AnyView(label), isExpanded: isExpanded)
        .trait(ListDisclosureKey.self, ListDisclosure(isOpen: isExpanded.wrappedValue))
      if isExpanded.wrappedValue { Group(content: content).padding(.leading, ListDisclosure.indentation) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        Button {
          isExpanded.wrappedValue.toggle()
        } label: {
          HStack {
            label.multilineTextAlignment(.leading)
            Spacer()
            Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
              .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          }
        }
        if isExpanded.wrappedValue { content() }
      }
    }
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The label of a group in a list: the whole row expands it.
private struct DisclosureRow: View {
  let label: AnyView
  let isExpanded: Binding<Bool>

  var body: some View {
    PressedButton(
      style: AutomaticRowLook(),
      configuration: PrimitiveButtonStyleConfiguration(role: nil, label: label) { isExpanded.wrappedValue.toggle() })
  }
}

/// A row that acts as a button, with its label's own colours.
struct AutomaticRowLook: ButtonStyle, WholeFrameStyle, RowStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style for buttons that are pressed by a tap on their list row.
protocol RowStyle {}

/// A row that expands other rows.
struct ListDisclosure: Equatable {
  let isOpen: Bool
  /// The indentation of the rows inside, in points.
  static let indentation: CGFloat = 20
}
