public import HeadlessUIKit

// The less used initializers of controls with titles that are localized resources, which string catalogs generate: with images
// of asset catalogs, for several sources, and with open ranges. Disfavoured, so that a literal stays a key.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of an asset catalog.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}

nonisolated extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a button with an image of an asset catalog.
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(titleResource, image: image) } }
  /// Creates a button with a role and an image of an asset catalog.
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleResource, image: image) } }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle for a value of several items.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleResource) } }
}

nonisolated extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a toggle with an image of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleResource, image: image) }
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker whose current value has a label of its own.
  @_disfavoredOverload public init<V: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
  }
  /// Creates a picker for a value of several items.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleResource) } }
}

nonisolated extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a picker with an image of an asset catalog.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { HeadlessSwiftUI.Label(titleResource, image: image) }
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a date picker without a latest date.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
  /// Creates a date picker without an earliest date.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker of any number of days.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleResource) }
  }
  /// Creates a picker of the days of a range.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleResource) } }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a colour picker for a Core Graphics colour.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a text field for a value that a formatter reads and writes.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) } }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu. A tap does the primary action, and a long press opens the menu.
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction) }
}

nonisolated extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu with an image of an asset catalog.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { HeadlessSwiftUI.Label(titleResource, image: image) } }
}

nonisolated extension ControlGroup {
  /// Creates a group of controls with a symbol.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that isn't sorted.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), content: content) }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that is sorted by its values.
  @_disfavoredOverload public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), value: value, content: content) }
}

nonisolated extension TabSection where Header == Text, Content.TabValue == SelectionValue {
  /// Creates a section of tabs with a title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content: content) { Text(titleResource) } }
}

nonisolated extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a tab with an image of an asset catalog.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), HeadlessSwiftUI.Label(titleResource, image: image), role) }
}

nonisolated extension Tab where Value == Never, Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a tab of a view without a selection, with an image of an asset catalog.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), HeadlessSwiftUI.Label(titleResource, image: image), role) }
}
