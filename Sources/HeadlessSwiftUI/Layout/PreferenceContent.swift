internal import Foundation

/// A view with views before or behind it that are made of a preference.
struct PreferenceContentView<Content: View, Key: PreferenceKey, Secondary: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Secondary

  typealias Body = Never
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PreferenceContentNode<Content, Key, Secondary>(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

private final class PreferenceContentNode<Content: View, Key: PreferenceKey, Secondary: View>: _ViewNode<
  PreferenceContentView<Content, Key, Secondary>
>
{
  private var content: _ViewNode<Content>!
  private var secondary: _ViewNode<Secondary>?
  private let stack = _ZStackElement([], alignment: .center)
  private var element: _SecondaryElement?

  override init(_ view: PreferenceContentView<Content, Key, Secondary>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = Content._makeNode(view.content, self.inputs())
    graph.observePreferences(for: self) { [weak self] in self?.makeSecondary() }
  }

  override var childNodes: [_AnyNode] { content.map { [$0] + (secondary.map { [$0] } ?? []) } ?? [] }

  override func refresh() {
    content.update(view.content, environment)
    if secondary != nil { makeSecondary() }
  }

  /// After a layout, when preferences changed; the views made of them are laid out next.
  private func makeSecondary() {
    guard isAlive else { return }
    let value = content.preference(Key.self) ?? Key.defaultValue
    let views = tracking { observing { view.make(value) } }
    if let secondary { return secondary.update(views, environment) }
    secondary = graph.reading(as: nil) { Secondary._makeNode(views, inputs()) }
    elementsDidChange()
    takeSecondary()
  }

  private func takeSecondary() {
    stack.alignment = view.alignment
    stack.content = secondary?.elements ?? []
    stack.invalidateLayout()
  }

  override func makeElements() -> [_LayoutElement] {
    let elements = content.elements
    let child = elements.count == 1 ? elements[0] : _ZStackElement(elements, alignment: .center)
    if let element, element.child === child { return [element] }
    let made =
      view.isBehind
      ? _SecondaryElement(child, background: stack, alignment: view.alignment)
      : _SecondaryElement(child, overlay: stack, alignment: view.alignment)
    element = made
    takeSecondary()
    return [made]
  }

  override func absorbsElementChange() -> Bool {
    if secondary != nil { takeSecondary() }
    return false
  }

  override func didEnd() { graph.stopObservingPreferences(for: self) }
}

extension View {
  /// Views before the view, made of a preference of what is inside it.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceContentView<Self, Key, T>(content: self, alignment: .center, isBehind: false, make: transform)
  }
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceContentView<Self, Key, T>(content: self, alignment: alignment, isBehind: false, make: transform)
  }
  /// Views behind the view, made of a preference of what is inside it.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceContentView<Self, Key, T>(content: self, alignment: .center, isBehind: true, make: transform)
  }
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceContentView<Self, Key, T>(content: self, alignment: alignment, isBehind: true, make: transform)
  }
}
