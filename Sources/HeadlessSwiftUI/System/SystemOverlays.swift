internal import Foundation
internal import HeadlessUIKit

/// What views ask of the system's own elements on the screen, for the controller that hosts them.
struct SystemOverlays {
  var isStatusBarHidden: Bool?
  var persistentOverlays: Visibility?
  var deferringEdges: Edge.Set = []

  mutating func merge(_ other: SystemOverlays) {
    isStatusBarHidden = isStatusBarHidden ?? other.isStatusBarHidden
    persistentOverlays = persistentOverlays ?? other.persistentOverlays
    deferringEdges.formUnion(other.deferringEdges)
  }

  /// UIKit's edges.
  func edges(_ direction: LayoutDirection) -> UIRectEdge {
    var edges: UIRectEdge = []
    if deferringEdges.contains(.top) { edges.insert(.top) }
    if deferringEdges.contains(.bottom) { edges.insert(.bottom) }
    if deferringEdges.contains(.leading) { edges.insert(direction == .leftToRight ? .left : .right) }
    if deferringEdges.contains(.trailing) { edges.insert(direction == .leftToRight ? .right : .left) }
    return edges
  }
}

enum SystemOverlaysKey: PreferenceKey {
  static var defaultValue: SystemOverlays { SystemOverlays() }
  static func reduce(value: inout SystemOverlays, nextValue: () -> SystemOverlays) { value.merge(nextValue()) }
}

nonisolated extension View {
  private func overlays(
    _ change: @escaping (inout SystemOverlays) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<SystemOverlaysKey>> {
    transformPreference(SystemOverlaysKey.self, change)
  }

  /// Lets the view's gestures at edges begin before the system's: `preferredScreenEdgesDeferringSystemGestures` of the controller.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { overlays { $0.deferringEdges.formUnion(edges) } }
  /// Whether the home indicator is hidden, which isn't drawn here: `prefersHomeIndicatorAutoHidden` of the controller.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    overlays { $0.persistentOverlays = visibility }
  }
  /// Whether the status bar is hidden: `prefersStatusBarHidden` of the controller.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { overlays { $0.isStatusBarHidden = hidden } }
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
