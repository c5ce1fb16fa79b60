import SwiftUILayout

/// The node of a view with a body.
package final class _CompositeNode<Content: View>: _ViewNode<Content> {
  private var child: _ViewNode<Content.Body>?
  private let properties = PropertySlots()
  private lazy var motion = _DataMotion<Content>()

  package override init(_ view: Content, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    refresh()
  }

  package override var childNodes: [_AnyNode] { list(child) }

  package override func viewDidChange(from old: Content) {
    guard Content.self is any Animatable.Type else { return refresh() }
    motion.change(from: old, to: view, of: graph) { [weak self] in self?.refreshIfAlive() }
  }

  private func refreshIfAlive() {
    if isAlive { refresh() }
  }

  package override func refresh() {
    let body = evaluatedBody()
    if let child {
      child.update(body, environment)
    } else {
      child = Content.Body._makeNode(body, inputs())
      childrenWereCreated()
    }
  }

  private func evaluatedBody() -> Content.Body {
    graph.countEvaluation(of: self)
    return tracking {
      var view = Content.self is any Animatable.Type ? motion.applied(to: view) : view
      properties.install(in: &view, of: self)
      return observing { view.body }
    }
  }

  package override func collectItems(into list: inout _ItemList) { child?.addItems(to: &list) }

  package override func didEnd() { properties.end() }
}
