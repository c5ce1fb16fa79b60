/// A control for choosing one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let selection: PickerSelection
  nonisolated(unsafe) let content: Content
  let currentValue: AnyView?

  nonisolated init(_ label: Label, _ selection: PickerSelection, _ content: Content, currentValue: AnyView? = nil) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValue = currentValue
  }

  public var body: some View {
    PickerContainer(
      label: label.controlLabel, selection: selection, content: AnyView(content), currentValue: currentValue)
  }
}

nonisolated extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), PickerSelection(selection), content()) }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, PickerSelection(selection), content())
  }
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(label(), PickerSelection(selection), content(), currentValue: AnyView(currentValueLabel())) }
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), PickerSelection(sources.map { $0[keyPath: selection] }), content()) }
}

nonisolated extension Picker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), PickerSelection(selection), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), PickerSelection(selection), content())
  }
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(Text(titleKey), PickerSelection(selection), content(), currentValue: AnyView(currentValueLabel())) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(Text(title), PickerSelection(selection), content(), currentValue: AnyView(currentValueLabel())) }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), PickerSelection(sources.map { $0[keyPath: selection] }), content()) }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), PickerSelection(sources.map { $0[keyPath: selection] }), content()) }
}

nonisolated extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), PickerSelection(selection), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), PickerSelection(selection), content())
  }
}

/// Reads and writes a picker's selection by the tags of its options.
struct PickerSelection {
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  /// Returns a tag of the value's type, or of an optional's wrapped type.
  init<Value: Hashable>(_ values: [Binding<Value>]) {
    isSelected = { tag in
      guard let value = tag.tagValue(as: Value.self), !values.isEmpty else { return false }
      return values.allSatisfy { $0.wrappedValue == value }
    }
    select = { tag in
      guard let value = tag.tagValue(as: Value.self) else { return }
      for binding in values { binding.wrappedValue = value }
    }
  }

  init<Value: Hashable>(_ value: Binding<Value>) { self.init([value]) }
}
