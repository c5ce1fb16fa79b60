/// Sets the value of a preference, which replaces the value of the views inside.
public struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  nonisolated(unsafe) let value: Key.Value

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceNode(view, inputs)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: _ModifierNode<Content, _PreferenceModifier<Key>>
{
  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(Key.self)] }

  override func modifierDidChange(from old: _PreferenceModifier<Key>?) {
    guard let old else { return preferencesDidChange() }
    preferenceDidChange(Key.self, isSame: ValueComparison.areEqual(old.value, modifier.value))
  }

  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    contribute(modifier.value as! Other.Value, to: key, &value)
  }
}

/// Transforms the preference value of the views inside.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  nonisolated(unsafe) let transform: (inout Key.Value) -> Void

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceTransformNode(view, inputs)
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: _ModifierNode<
  Content, _PreferenceTransformModifier<Key>
>
{
  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(Key.self)] }

  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>?) {
    if old == nil { preferencesDidChange() } else { preferenceDidChange(Key.self, isSame: false) }
  }

  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var inner: Other.Value?
    super.reducePreference(key, into: &inner)
    var own = (inner ?? Other.defaultValue) as! Key.Value
    modifier.transform(&own)
    contribute(own as! Other.Value, to: key, &value)
  }
}

/// Calls a closure with the preference value of the views inside, after the first layout and when the value changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  nonisolated(unsafe) let action: (Key.Value) -> Void

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceActionNode(view, inputs)
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>: _ModifierNode<
  Content, _PreferenceActionModifier<Key>
>
where Key.Value: Equatable {
  private var last: Key.Value?

  override func modifierDidChange(from old: _PreferenceActionModifier<Key>?) {
    guard old == nil else { return }
    graph.observePreferences(for: self, ObjectIdentifier(Key.self)) { [weak self] in self?.check() }
  }

  private func check() {
    let value = content.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    let isFirst = last == nil
    last = value
    // At first the closure is called with the default value only where views that set the preference may come.
    if isFirst, !content.preferenceKeys.contains(ObjectIdentifier(Key.self)), !content.mayChangeViews { return }
    graph.afterUpdate { [weak self] in self?.modifier.action(value) }
  }

  override func didEnd() { graph.stopObservingPreferences(for: self) }
}

/// A node whose views inside come and leave: of a condition, a collection, an erased view.
@MainActor protocol ChangingViewsNode: _AnyNode {}

extension _AnyNode {
  /// Whether views may come inside, which SwiftUI knows from the types.
  fileprivate final var mayChangeViews: Bool {
    self is any ChangingViewsNode || childNodes.contains { $0.mayChangeViews }
  }

  /// Combines the value with the values of the preceding views.
  package final func contribute<Key: PreferenceKey>(
    _ own: Key.Value, to key: Key.Type, _ value: inout Key.Value?
  ) {
    if var sum = value {
      Key.reduce(value: &sum) { own }
      value = sum
    } else {
      value = own
    }
  }
}

nonisolated extension View {
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<Key>> {
    modifier(_PreferenceModifier(value: value))
  }
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<Key>> {
    modifier(_PreferenceTransformModifier(transform: callback))
  }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<Key>> where Key.Value: Equatable {
    modifier(_PreferenceActionModifier(action: action))
  }
}

/// The key of a value that views pass to the views that contain them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
