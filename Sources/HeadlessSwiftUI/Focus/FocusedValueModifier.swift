/// Provides values while a field inside has the focus, or while the view is on the screen.
struct FocusedValueModifier: ViewModifier {
  let isOfScene: Bool
  nonisolated(unsafe) let write: (inout FocusedValues) -> Void

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    FocusedValueNode(view, inputs)
  }
}

/// A node that provides values.
@MainActor private protocol FocusedValueSource: _AnyNode {
  var isOfScene: Bool { get }
  var isProviding: Bool { get }
  func write(to values: inout FocusedValues)
}

private final class FocusedValueNode<Content: View>: _ModifierNode<Content, FocusedValueModifier>,
  FocusedValueSource, AppearingNode
{
  private let link = FocusLink()
  private var hasFocus = false
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  var isOfScene: Bool { modifier.isOfScene }
  var isProviding: Bool { isOfScene ? isOnScreen : hasFocus }
  func write(to values: inout FocusedValues) { modifier.write(&values) }

  override var relaysEnvironment: Bool { true }
  override var contentEnvironment: EnvironmentValues {
    guard !isOfScene else { return environment }
    if let known, known.outer == environment { return known.inner }
    var inner = environment
    inner.focusLinks.append(link)
    known = (environment, inner)
    return inner
  }

  override func modifierDidChange(from old: FocusedValueModifier?) {
    if old == nil {
      environment.graphHost.focusedValues.add(self)
      link.take(
        read: { [weak self] in self?.hasFocus ?? false },
        write: { [weak self] in
          self?.hasFocus = $0
          self?.valuesDidChange()
        })
    }
    valuesDidChange()
  }

  func screenVisibilityDidChange(_ isVisible: Bool) { valuesDidChange() }

  private func valuesDidChange() {
    graph.afterUpdate { [focusedValues = environment.graphHost.focusedValues] in focusedValues.collect() }
  }

  override func didEnd() {
    super.didEnd()
    valuesDidChange()
  }
}

/// The values that a host's views provide, of its fields or of the scene.
@MainActor final class FocusedValuesOfHost {
  private struct Source {
    weak var node: (any FocusedValueSource)?
  }

  private var sources: [Source] = []
  private var known: _StoredLocation<FocusedValues>?

  nonisolated init() {}

  func location(in graph: _ViewGraph) -> _StoredLocation<FocusedValues> {
    if let known { return known }
    let location = _StoredLocation(FocusedValues(), graph)
    known = location
    collect()
    return location
  }

  fileprivate func add(_ node: some FocusedValueSource) { sources.append(Source(node: node)) }

  /// Those of focused views come before the scene's, and those of inner views before those of outer ones.
  fileprivate func collect() {
    sources.removeAll { $0.node?.isAlive != true }
    guard let known else { return }
    let providing = sources.compactMap(\.node).filter(\.isProviding)
    var values = FocusedValues()
    for node in providing.filter(\.isOfScene).sorted(by: { $0.depth < $1.depth }) { node.write(to: &values) }
    for node in providing.filter({ !$0.isOfScene }).sorted(by: { $0.depth < $1.depth }) { node.write(to: &values) }
    known.set(values, Transaction())
  }
}
