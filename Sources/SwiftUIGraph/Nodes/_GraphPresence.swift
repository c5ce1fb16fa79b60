import Foundation
import SwiftUILayout

/// A node that shows how its content comes and leaves.
@MainActor package protocol TransitioningNode: _AnyNode {
  /// The animation of the transition itself; nil for that of the transaction.
  func animation(isInsertion: Bool) -> Animation?
  /// Shows the content as it is before it comes, and then has it come within an animation.
  func come(_ animation: Animation)
  /// Has the content leave within an animation.
  func leave(_ animation: Animation)
}

/// What comes or leaves together: the outermost transitions of a view, and elements without one, which fade, as in SwiftUI.
@MainActor private struct PresenceParts {
  private(set) var transitions: [any TransitioningNode] = []
  private(set) var plain: [_LayoutElement] = []

  init(_ node: _AnyNode) { collect(node) }

  private mutating func collect(_ node: _AnyNode) {
    if let node = node as? any TransitioningNode { return transitions.append(node) }
    guard !node.isElement else { return plain += node.elements }
    let (known, fading) = (transitions.count, plain.count)
    for child in node.childNodes { collect(child) }
    guard transitions.count == known else { return }
    // The elements around those inside, such as backgrounds, come along.
    plain.removeSubrange(fading...)
    plain += node.elements
  }
}

extension _ViewGraph {
  /// A view came to its place in an update: at moments it is shown as it comes, where the transaction or its transition animates
  /// that. At rest it is there.
  func nodeCame(_ node: _AnyNode) {
    guard motion.clock?.now != nil else { return }
    let animation = motion.transaction.effectiveAnimation
    let parts = PresenceParts(node)
    for transition in parts.transitions {
      if let animation = transition.animation(isInsertion: true) ?? animation { transition.come(animation) }
    }
    guard let animation else { return }
    for element in parts.plain { motion.fade(element, from: 0, to: 1, animation) }
  }

  /// A view leaves its place: it ends, at moments after it was shown as it leaves.
  func nodeLeaves(_ node: _AnyNode) {
    guard let clock = motion.clock, clock.now != nil else { return node.end() }
    let animation = motion.transaction.effectiveAnimation
    let parts = PresenceParts(node)
    let elements = node.elements.compactMap { element in
      element.parent.map { Leaving(element: element, parent: $0, place: element.globalOrigin) }
    }
    var duration = 0.0
    for transition in parts.transitions {
      guard let animation = transition.animation(isInsertion: false) ?? animation else { continue }
      transition.leave(animation)
      duration = max(duration, animation.totalDuration)
    }
    if let animation {
      for element in parts.plain { motion.fade(element, from: 1, to: 0, animation) }
      if !parts.plain.isEmpty { duration = max(duration, animation.totalDuration) }
    }
    guard duration > 0, duration.isFinite, !elements.isEmpty else { return node.end() }
    leave(elements, for: duration, clock) { node.end() }
  }

  private func leave(
    _ elements: [Leaving], for duration: Double, _ clock: any _GraphMotion.Clock, _ end: @escaping () -> Void
  ) {
    let hide = {
      for leaving in elements { leaving.hide() }
    }
    clock.run(
      duration,
      show: { _ in
        for leaving in elements { leaving.show() }
      }, hide: hide,
      end: {
        hide()
        end()
      })
  }
}

/// An element on its way out of a container, which no longer places it.
@MainActor private struct Leaving {
  let element: _LayoutElement
  let parent: _LayoutElement
  /// Where the element was last, in the outermost element's coordinate space, in points: it stays there, wherever the container goes.
  let place: CGPoint

  func show() {
    hide()
    let origin = parent.globalOrigin
    element.place(at: CGPoint(x: place.x - origin.x, y: place.y - origin.y), proposal: element.placedProposal)
    parent.leaving.append(element)
  }

  func hide() {
    parent.leaving.removeAll { $0 === element }
    parent.invalidateLayout()
  }
}

extension _GraphMotion {
  /// Has an element fade, for a view that comes or leaves without a transition of its own.
  func fade(_ element: _LayoutElement, from: Double, to: Double, _ animation: Animation) {
    let set = { [weak element] (presence: Double) in
      element?.presence = presence
      element?.invalidateLayout()
    }
    clock?.run(
      animation.totalDuration, show: { set(from + (to - from) * animation.value(at: $0)) }, hide: { set(1) },
      end: { set(1) })
  }
}
