internal import HeadlessUIKit

/// Provides the pages for values of a type.
struct NavigationDestinationMaker {
  let make: @MainActor (AnyHashable, NavigationContext) -> NavigationPage?
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: [ObjectIdentifier: NavigationDestinationMaker] { [:] }
  static func reduce(
    value: inout [ObjectIdentifier: NavigationDestinationMaker],
    nextValue: () -> [ObjectIdentifier: NavigationDestinationMaker]
  ) { value.merge(nextValue()) { first, _ in first } }
}

/// Declares the page that a stack shows for values of a type.
public struct _NavigationDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  nonisolated(unsafe) let destination: (Value) -> Destination

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueDestinationNode(view, inputs)
  }
}

/// Owns the pages that it created: their views belong to the position of the modifier in the graph.
private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>: _ModifierNode<
  Content, _NavigationDestinationModifier<Value, Destination>
>
{
  private var shown: [NavigationPage] = []

  override func modifierDidChange(from old: _NavigationDestinationModifier<Value, Destination>?) {
    for page in shown {
      guard let value = page.value?.base as? Value else { continue }
      page.part.update(content(for: value), environment)
    }
    if old == nil { preferencesDidChange() }
  }

  private func content(for value: Value) -> PartView {
    trackingAlso { observing { PartView(content: AnyView(modifier.destination(value))) } }
  }

  private func makePage(_ value: AnyHashable, _ context: NavigationContext) -> NavigationPage? {
    guard isAlive, let typed = value.base as? Value else { return nil }
    let page = context.makePage(content(for: typed), value, inputs()) { [weak self] page in
      self?.shown.removeAll { $0 === page }
    }
    shown.append(page)
    return page
  }

  override var childNodes: [_AnyNode] { super.childNodes + shown.map(\.part) }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for page in shown { page.part.environmentDidChange(to: environment) }
  }

  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(NavigationDestinationsKey.self)] }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    super.reducePreference(key, into: &value)
    guard key == NavigationDestinationsKey.self else { return }
    let maker = NavigationDestinationMaker { [weak self] in self?.makePage($0, $1) }
    contribute([ObjectIdentifier(Value.self): maker] as! Key.Value, to: key, &value)
  }
}

/// Pushes a page while a binding is true or has a value.
struct PresentedDestinationModifier: ViewModifier {
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let destination: () -> AnyView

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PresentedDestinationNode(view, inputs)
  }
}

private final class PresentedDestinationNode<Content: View>: _ModifierNode<Content, PresentedDestinationModifier> {
  private var page: NavigationPage?

  override func modifierDidChange(from old: PresentedDestinationModifier?) {
    let isPresented = trackingAlso { observing { modifier.isPresented.wrappedValue } }
    if isPresented {
      if let page { page.part.update(destination, environment) } else { push() }
    } else if let page {
      self.page = nil
      graph.afterUpdate {
        page.context?.remove(page)
        page.endAfterDisappearance()
      }
    }
  }

  private var destination: PartView {
    trackingAlso { observing { PartView(content: modifier.destination()) } }
  }

  private func push() {
    guard let context = environment.navigation else { return }
    weak var made: NavigationPage?
    let editMode = _StoredLocation(EditMode.inactive, graph)
    let part = PartNode(destination, inputs()) { [weak context] environment in
      environment.enterPage(editMode)
      environment.navigation = context?.detail ?? context
      environment.enter { made }
    }
    let page = NavigationPage(part)
    made = page
    self.page = page
    page.onRemoval = { [weak self, weak page] in
      guard let self, let page, self.page === page else { return }
      self.page = nil
      modifier.isPresented.wrappedValue = false
      page.endAfterDisappearance()
    }
    graph.afterUpdate { context.push(page) }
  }

  override var childNodes: [_AnyNode] { super.childNodes + (page.map { [$0.part] } ?? []) }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    page?.part.environmentDidChange(to: environment)
  }

  override func didEnd() {
    guard let page else { return }
    self.page = nil
    graph.afterUpdate { page.context?.remove(page) }
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(_NavigationDestinationModifier(destination: destination)) }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(PresentedDestinationModifier(isPresented: isPresented) { AnyView(view) })
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(isPresented: item.isSetBinding()) {
        item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      })
  }
}

extension Binding {
  /// Whether there is a value; setting false makes it nil.
  func isSetBinding<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(reading: { wrappedValue != nil }, writing: { isSet in if !isSet { wrappedValue = nil } })
  }
}
