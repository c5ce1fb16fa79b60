internal import Foundation
internal import Graphics
internal import SwiftUILayout

/// How a built-in transition shows a view that comes or leaves.
struct TransitionLook: Equatable, Sendable {
  var opacity = 1.0
  var scale = 1.0
  var anchor = UnitPoint.center
  /// In points.
  var offset = CGSize.zero
  /// In lengths of the view; a positive width is towards the trailing edge.
  var shift = CGSize.zero

  static func opacity(_ phase: TransitionPhase) -> TransitionLook {
    TransitionLook(opacity: phase.isIdentity ? 1 : 0)
  }

  static func scale(_ scale: Double, _ anchor: UnitPoint, _ phase: TransitionPhase) -> TransitionLook {
    TransitionLook(scale: phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  /// Comes from an edge, and leaves to it.
  static func move(_ edge: Edge, _ phase: TransitionPhase) -> TransitionLook {
    TransitionLook(shift: phase.isIdentity ? .zero : shift(to: edge))
  }

  /// Comes from the leading edge, and leaves to the trailing one.
  static func slide(_ phase: TransitionPhase) -> TransitionLook {
    TransitionLook(shift: CGSize(width: phase.value, height: 0))
  }

  /// Comes from an edge and fades in, and leaves to the opposite one.
  static func push(_ edge: Edge, _ phase: TransitionPhase) -> TransitionLook {
    let shift = shift(to: edge)
    return TransitionLook(
      opacity: phase.isIdentity ? 1 : 0,
      shift: CGSize(width: shift.width * -phase.value, height: shift.height * -phase.value))
  }

  private static func shift(to edge: Edge) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// Shows the content with the look of a transition.
struct TransitionLookModifier: _ElementModifier {
  let look: TransitionLook

  typealias Body = Never
  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> TransitionElement {
    TransitionElement(child)
  }
  func updateElement(_ element: TransitionElement, _ context: _ElementContext) {
    element.look = look
    element.invalidateLayout()
  }
}

nonisolated extension View {
  func transitionLook(_ look: TransitionLook) -> some View { modifier(TransitionLookModifier(look: look)) }
}

/// An element that comes or leaves; at rest it is drawn as it is.
final class TransitionElement: _UnaryElement, _AnimatedElement {
  var look = TransitionLook()

  var animatedNumbers: _AnimatedNumbers {
    get {
      _AnimatedNumbers(
        "transition",
        [
          look.opacity, look.scale, look.anchor.x, look.anchor.y, look.offset.width, look.offset.height,
          look.shift.width, look.shift.height,
        ])
    }
    set {
      let values = newValue.values
      look = TransitionLook(
        opacity: values[0], scale: values[1], anchor: UnitPoint(x: values[2], y: values[3]),
        offset: CGSize(width: values[4], height: values[5]), shift: CGSize(width: values[6], height: values[7]))
      invalidateLayout()
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let direction: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    child.place(
      at: CGPoint(
        x: look.offset.width + look.shift.width * size.width * direction,
        y: look.offset.height + look.shift.height * size.height),
      proposal: proposal)
  }

  override func draw(_ canvas: inout ElementCanvas) {
    guard look.opacity > 0 else { return }
    guard look.opacity < 1 else { return drawScaled(&canvas) }
    canvas.applying({ [opacity = look.opacity] in $0.faded(by: opacity) }) { drawScaled(&$0) }
  }

  private func drawScaled(_ canvas: inout ElementCanvas) {
    guard look.scale != 1 else { return drawChildren(&canvas) }
    let painter = EffectPainter(
      effect: .scale(CGSize(width: look.scale, height: look.scale), look.anchor), color: .clear,
      layoutDirection: layoutDirection)
    painter.draw(&canvas, size) { drawChildren(&$0) }
  }
}
