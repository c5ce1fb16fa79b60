internal import HeadlessUIKit

/// The host of a graph, as nodes find it in their environment.
@MainActor package final class GraphHostReference {
  package private(set) weak var host: (any GraphHost)?

  /// The sources of matched geometry among the host's views.
  let matchedGeometry = MatchedGeometry()
  let sceneValues = SceneValues()
  let focusedValues = FocusedValuesOfHost()

  nonisolated init() {}

  init(_ host: any GraphHost) { self.host = host }

  private struct Part {
    weak var view: PartHostView?
  }

  private var parts: [Part] = []

  func add(_ part: PartHostView) {
    parts.removeAll { $0.view == nil }
    parts.append(Part(view: part))
  }

  /// Views elsewhere that show parts of the graph, which are laid out and drawn again with the host.
  func graphNeedsUpdate() {
    for part in parts { part.view?.setNeedsContent() }
  }

  /// Presentations that wait for the dismissal of another one, in order.
  private var waiting: [(owner: ObjectIdentifier, present: @MainActor () -> Void)] = []

  func afterDismissal(for owner: AnyObject, _ present: @escaping @MainActor () -> Void) {
    waiting.removeAll { $0.owner == ObjectIdentifier(owner) }
    waiting.append((ObjectIdentifier(owner), present))
  }

  func didDismiss(in graph: _ViewGraph) {
    guard !waiting.isEmpty else { return }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      let due = waiting
      waiting = []
      for next in due { next.present() }
    }
  }

  /// The controller that presents the presentations of this graph.
  package var presenter: UIViewController? {
    var controller = host?.containerController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }
}

private enum GraphHostKey: EnvironmentKey {
  static var defaultValue: GraphHostReference { GraphHostReference() }
}

extension EnvironmentValues {
  package var graphHost: GraphHostReference {
    get { self[GraphHostKey.self] }
    set { self[GraphHostKey.self] = newValue }
  }
}
