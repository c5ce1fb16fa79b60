import Foundation

/// A guide that follows something over the screen, and switches constraints on and off by the edges that it is near to.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let constraints: [NSLayoutConstraint]
  }

  private var near: [Tracked] = []
  private var away: [Tracked] = []

  /// The edges of the owning view that the guide is near to just now.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates the constraints while the guide is near all edges in `edge`, instead of those set for it before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near = replacing(near, trackingConstraints, edge)
    updateTrackedConstraints()
  }

  /// The constraints that are active while the guide is near `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.first { $0.edge == edge }?.constraints ?? []
  }

  /// Activates the constraints while the guide is near none of the edges in `edge`, instead of those set for it before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away = replacing(away, trackingConstraints, edge)
    updateTrackedConstraints()
  }

  /// The constraints that are active while the guide is near no edge in `edge`.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edge == edge }?.constraints ?? []
  }

  /// Switches all tracked constraints off and forgets them.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
    near = []
    away = []
  }

  private func replacing(
    _ list: [Tracked], _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge
  ) -> [Tracked] {
    for old in list where old.edge == edge { NSLayoutConstraint.deactivate(old.constraints) }
    let rest = list.filter { $0.edge != edge }
    return constraints.isEmpty ? rest : rest + [Tracked(edge: edge, constraints: constraints)]
  }

  /// Updates the tracked constraints for the guide's position. Deactivations come first, so that they don't conflict.
  func updateTrackedConstraints() {
    if near.isEmpty, away.isEmpty { return }
    let edges = nearEdges
    let states =
      near.map { ($0.constraints, edges.isSuperset(of: $0.edge)) }
      + away.map { ($0.constraints, edges.isDisjoint(with: $0.edge)) }
    for (constraints, isOn) in states where !isOn { NSLayoutConstraint.deactivate(constraints) }
    for (constraints, isOn) in states where isOn { NSLayoutConstraint.activate(constraints) }
  }
}
