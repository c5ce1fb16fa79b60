public import HeadlessUIKit

// Titles of controls with images from asset catalogs, by the names that Xcode generates for them.

nonisolated extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), content())
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), content(), primaryAction: primaryAction)
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), content(), primaryAction: primaryAction)
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
}

nonisolated extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), PickerSelection(selection), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), PickerSelection(selection), content())
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(titleKey, image: image)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(title, image: image)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(title, systemImage: systemImage)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
}

nonisolated extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(title, image: image) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension ControlGroup {
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}
