/// Places views before or behind the content that depend on one of its preferences.
public struct _PreferenceContentModifier<Key: PreferenceKey, Secondary: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  nonisolated(unsafe) let transform: (Key.Value) -> Secondary
  /// The preference after the last layout; nil before the first layout.
  @State private var value: Key.Value?
  @State private var source = PreferenceSource<Key>()

  nonisolated init(alignment: Alignment, isBehind: Bool, transform: @escaping (Key.Value) -> Secondary) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.transform = transform
  }

  public func body(content: Content) -> some View {
    content
      .modifier(PreferenceReading<Key>(source: source) { value = $0 })
      .modifier(
        _SecondaryContentModifier(
          secondary: PreferenceSecondary(value: value, source: source, transform: transform), alignment: alignment,
          isBehind: isBehind))
  }
}

/// The views that are built from a preference. They are made after the content, whose preference they begin with.
private struct PreferenceSecondary<Key: PreferenceKey, Content: View>: View {
  nonisolated(unsafe) let value: Key.Value?
  let source: PreferenceSource<Key>
  nonisolated(unsafe) let transform: (Key.Value) -> Content

  var body: some View { transform(value ?? source.read() ?? Key.defaultValue) }
}

/// Reads the preference of the content.
@MainActor private final class PreferenceSource<Key: PreferenceKey> {
  var read: () -> Key.Value? = { nil }

  nonisolated init() {}
}

/// Calls a closure after the layout in which the preference changed.
private struct PreferenceReading<Key: PreferenceKey>: ViewModifier {
  let source: PreferenceSource<Key>
  let action: (Key.Value) -> Void

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceReadingNode(view, inputs)
  }
}

private final class PreferenceReadingNode<Content: View, Key: PreferenceKey>: _ModifierNode<
  Content, PreferenceReading<Key>
>
{
  private var last: Key.Value?

  override func modifierDidChange(from old: PreferenceReading<Key>?) {
    modifier.source.read = { [weak self] in self?.initial() }
    guard old == nil else { return }
    graph.observePreferences(for: self, ObjectIdentifier(Key.self)) { [weak self] in self?.check() }
  }

  /// The value that the views begin with, which isn't a change afterwards.
  private func initial() -> Key.Value {
    let value = content.preference(Key.self) ?? Key.defaultValue
    if last == nil { last = value }
    return value
  }

  private func check() {
    let value = content.preference(Key.self) ?? Key.defaultValue
    if let last, ValueComparison.areEqual(last, value) { return }
    last = value
    graph.afterUpdate { [weak self] in self?.modifier.action(value) }
  }

  override func didEnd() { graph.stopObservingPreferences(for: self) }
}

nonisolated extension View {
  /// Places a view before the content that is built from one of its preferences.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(_PreferenceContentModifier<Key, Overlay>(alignment: alignment, isBehind: false, transform: transform))
  }
  /// Places a view behind the content that is built from one of its preferences.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(_PreferenceContentModifier<Key, Background>(alignment: alignment, isBehind: true, transform: transform))
  }
}
