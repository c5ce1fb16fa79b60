internal import Foundation
internal import HeadlessUIKit

/// The phase of a scroll view or list, and its observers.
@MainActor final class ScrollPhases {
  private(set) var phase = ScrollPhase.idle
  /// Whether the last movement was a finger's, or of content that a finger has let go.
  private(set) var wasMovedByUser = false
  /// The position that observers learn.
  var geometry: () -> ScrollGeometry? = { nil }
  private var observers: [ScrollPhaseObserver] = []
  /// The velocity with which the finger left the content, in points per second.
  private var released: CGVector?

  /// Calls the observer with the changes of the phase from now on.
  func add(_ observer: ScrollPhaseObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  func remove(_ observer: ScrollPhaseObserver) { observers.removeAll { $0 === observer } }

  /// - Parameter velocity: of the content, in points per second.
  private func enter(_ new: ScrollPhase, velocity: CGVector? = nil) {
    guard new != phase, let geometry = geometry() else { return }
    let old = phase
    phase = new
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    for observer in observers { observer.phaseDidChange(old, new, context) }
  }

  func didScroll() { wasMovedByUser = phase == .interacting || phase == .decelerating }

  /// Moves the content by code. With an animation the content arrives at once, too, and is animating meanwhile.
  func move(animates: Bool, _ move: () -> Void) {
    let animates = animates && (phase == .idle || phase == .tracking)
    if animates { enter(.animating) }
    move()
    if animates { enter(.idle) }
  }

  /// A finger has touched the content, or has left it. A finger that stops moving content tracks, too.
  func trackingDidChange(_ isTracking: Bool) {
    if isTracking {
      enter(.tracking)
    } else if phase == .tracking {
      enter(.idle)
    }
  }

  func dragBegins() { enter(.interacting) }

  /// - Parameter velocity: in points per millisecond.
  func dragWillEnd(velocity: CGPoint) { released = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000) }

  func dragEnds(decelerates: Bool) {
    enter(decelerates ? .decelerating : .idle, velocity: released)
    released = nil
  }

  func decelerationEnds() { enter(.idle) }
}

/// Calls an action with the changes of a scroll view's phase, which views keep with their state.
@MainActor final class ScrollPhaseObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  private weak var observed: ScrollPhases?

  nonisolated init() {}

  /// Observes another scroll view than before; nil for none.
  func observe(_ phases: ScrollPhases?) {
    guard phases !== observed else { return }
    observed?.remove(self)
    observed = phases
    phases?.add(self)
  }

  fileprivate func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
    action(old, new, context)
  }
}

/// The element of a scroll view or a list.
@MainActor protocol ScrollingElement: _LayoutElement {
  var phases: ScrollPhases { get }
  /// The scroll position.
  var geometry: ScrollGeometry { get }
}
