public import Foundation

// Titles of controls as localized resources, which string catalogs generate. Disfavoured, so that a literal stays a key.

nonisolated extension Toggle where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

nonisolated extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

nonisolated extension Picker where Label == Text {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

nonisolated extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessSwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

nonisolated extension TextField where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

nonisolated extension SecureField where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

nonisolated extension Stepper where Label == Text {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleResource) })
  }
}

nonisolated extension Link where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

nonisolated extension GroupBox where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension ControlGroup {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

nonisolated extension DatePicker where Label == Text {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

nonisolated extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

nonisolated extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }
}
