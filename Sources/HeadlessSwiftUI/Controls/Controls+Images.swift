public import HeadlessUIKit

// Titles of controls with images from asset catalogs, by the names that Xcode generates for them.

nonisolated extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu whose label is a localized title with an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), content())
  }
  /// Creates a menu whose label is a title with an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), content())
  }
  /// Creates a menu whose label is a localized title with an image of an asset catalog. A tap does the primary action,
  /// and a long press opens the menu.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), content(), primaryAction: primaryAction)
  }
  /// Creates a menu whose label is a title with an image of an asset catalog. A tap does the primary action, and a long
  /// press opens the menu.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), content(), primaryAction: primaryAction)
  }
  /// Creates a menu whose label is a localized title with a symbol. A tap does the primary action, and a long press
  /// opens the menu.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
  /// Creates a menu whose label is a title with a symbol. A tap does the primary action, and a long press opens the
  /// menu.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
}

nonisolated extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a picker whose label is a localized title with an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(titleKey, image: image), PickerSelection(selection), content())
  }
  /// Creates a picker whose label is a title with an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(HeadlessSwiftUI.Label(title, image: image), PickerSelection(selection), content())
  }
  /// Creates a picker whose label is a localized title with an image of an asset catalog, for a value of several items.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(titleKey, image: image)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  /// Creates a picker whose label is a title with an image of an asset catalog, for a value of several items.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(title, image: image)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  /// Creates a picker whose label is a localized title with a symbol, for a value of several items.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    self.init(label, PickerSelection(sources.map { $0[keyPath: selection] }), content())
  }
  /// Creates a picker whose label is a title with a symbol, for a value of several items.
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
  /// Creates a toggle whose label is a localized title with an image of an asset catalog, for a value of several items.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a toggle whose label is a title with an image of an asset catalog, for a value of several items.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(title, image: image) }
  }
  /// Creates a toggle whose label is a localized title with a symbol, for a value of several items.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle whose label is a title with a symbol, for a value of several items.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension ControlGroup {
  /// Creates a group of controls whose label is a localized title with an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }
  /// Creates a group of controls whose label is a title with an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}
