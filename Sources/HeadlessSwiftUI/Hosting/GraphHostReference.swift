internal import HeadlessUIKit

/// The host of a graph, as nodes find it in their environment.
@MainActor package final class GraphHostReference {
  package private(set) weak var host: (any GraphHost)?

  /// The sources of matched geometry among the host's views.
  let matchedGeometry = MatchedGeometry()

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
