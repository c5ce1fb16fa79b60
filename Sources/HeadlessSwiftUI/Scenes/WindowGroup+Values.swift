// Window groups whose windows show values. The app's first window has no value, or the default value.

nonisolated extension WindowGroup {
  /// Windows for values, which the content can change.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a text as the title and an identifier for `openWindow`; nil for a window without
  /// one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a localized title and an identifier for `openWindow`; nil for a
  /// window without one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a title and an identifier for `openWindow`; nil for a window without
  /// one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each; nil for a window without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a text as the title; nil for a window without one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a localized title; nil for a window without one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
  /// Creates windows that show a value each, with a title; nil for a window without one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(nil, content))
  }
}

nonisolated extension WindowGroup {
  /// - Parameter defaultValue: the value of a window that isn't opened for one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a text as the title and an identifier for `openWindow`; a window without a value
  /// begins with the default one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a localized title and an identifier for `openWindow`; a window
  /// without a value begins with the default one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a title and an identifier for `openWindow`; a window without a value
  /// begins with the default one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each; a window without a value begins with the default one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a text as the title; a window without a value begins with the default one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a localized title; a window without a value begins with the default
  /// one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
  /// Creates windows that show a value each, with a title; a window without a value begins with the default one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(defaultValue: defaultValue, content))
  }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  nonisolated(unsafe) private let value: Data?
  nonisolated(unsafe) private let content: (Binding<Data?>) -> Content

  nonisolated init(_ value: Data?, _ content: @escaping (Binding<Data?>) -> Content) {
    self.value = value
    self.content = content
  }

  nonisolated init(defaultValue: @escaping () -> Data, _ content: @escaping (Binding<Data>) -> Content) {
    self.init(defaultValue()) { value in
      content(Binding(reading: { value.wrappedValue ?? defaultValue() }, writing: { value.wrappedValue = $0 }))
    }
  }

  public var body: some View { PresentedWindow(value: value, content: content) }
}

/// Keeps the value of a window.
private struct PresentedWindow<Value, Content: View>: View {
  /// The value at first, then what the content sets.
  @State var value: Value?
  let content: (Binding<Value?>) -> Content

  var body: some View { content($value) }
}
