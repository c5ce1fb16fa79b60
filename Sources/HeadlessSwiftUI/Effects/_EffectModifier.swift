internal import Foundation
internal import Graphics
public import SwiftUILayout

/// Changes how each element of the content is drawn, without affecting the layout.
public struct _EffectModifier: _ElementModifier {
  let effect: Effect

  public typealias Body = Never
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _EffectElement {
    _EffectElement(child)
  }
  public func updateElement(_ element: _EffectElement, _ context: _ElementContext) {
    element.effect = effect
    if case .shadow(let color, _, _) = effect { element.color = color.displayColor(in: context.environment) }
    if case .colorMultiply(let color) = effect { element.color = color.displayColor(in: context.environment) }
  }
}

/// A visual effect.
enum Effect: Equatable, Sendable {
  case opacity(Double)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case blur(CGFloat, isOpaque: Bool)
  case blendMode(BlendMode)
  case group
  case matrix(Graphics.ColorMatrix)
  case colorMultiply(Color)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case transform(CGAffineTransform)
  case projection(ProjectionTransform)
  case rotation3D(Angle, axis: [CGFloat], UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case hidden
  /// Mirrored in layouts of a direction.
  case readingDirection(LayoutDirection)
}

extension Effect {
  /// Views without opacity take no touches, as in SwiftUI.
  var isTransparent: Bool { if case .opacity(let opacity) = self { opacity <= 0 } else { false } }

  /// The transform of content in a rectangle, in points; nil for an effect that doesn't move it.
  func transform(in rect: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
    switch self {
    case .rotation(let angle, let anchor):
      return ProjectionTransform(.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
    case .scale(let scale, let anchor):
      return ProjectionTransform(
        .around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
    case .transform(let transform): return ProjectionTransform(.around(.zero, of: rect, transform))
    case .projection(let projection): return projection.moved(to: rect.origin)
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      let projection = ProjectionTransform(
        angle: angle, axis: axis, anchor: CGPoint(x: anchor.x * rect.width, y: anchor.y * rect.height),
        anchorZ: anchorZ, perspective: perspective, size: rect.size)
      return projection.moved(to: rect.origin)
    case .readingDirection(let mirrored):
      guard direction == mirrored else { return nil }
      return ProjectionTransform(.around(.center, of: rect, CGAffineTransform(scaleX: -1, y: 1)))
    case .opacity, .shadow, .blur, .blendMode, .group, .matrix, .colorMultiply, .hidden: return nil
    }
  }
}

/// An element that is drawn with an effect.
public final class _EffectElement: _TransformingElement {
  public override var keepsDrawing: Bool { true }

  var effect = Effect.group { didSet { drawingDidChange() } }
  var color = Graphics.Color.clear { didSet { drawingDidChange() } }

  /// Whether the content is invisible and takes no touches.
  package var isHidden: Bool { if case .hidden = effect { true } else { false } }

  override var contentTransform: ProjectionTransform? {
    effect.transform(in: CGRect(origin: .zero, size: size), layoutDirection)
  }

  public override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    isHidden || effect.isTransparent ? nil : super.hitTest(point)
  }

  public override func draw(_ canvas: inout ElementCanvas) {
    let painter = EffectPainter(effect: effect, color: color, layoutDirection: layoutDirection)
    painter.draw(&canvas, size) { drawChildren(&$0) }
  }
}

/// Draws content with an effect.
@MainActor struct EffectPainter {
  let effect: Effect
  /// The colour of a shadow or a tint; nil for other effects.
  let color: Graphics.Color
  let layoutDirection: LayoutDirection

  /// - Parameter size: the size of the content, in points.
  func draw(_ canvas: inout ElementCanvas, _ size: CGSize, _ content: (inout ElementCanvas) -> Void) {
    let rect = canvas.pixelRect(size)
    switch effect {
    case .hidden: break
    case .opacity, .blendMode, .shadow: drawParts(&canvas, content)
    case .group, .matrix, .colorMultiply, .blur, .projection, .rotation3D:
      canvas.composite({ content(&$0) }) { item($0, in: rect) }
    case .rotation, .scale, .transform, .readingDirection:
      canvas.group({ content(&$0) }) { item($0, in: rect) }
    }
  }

  /// Effects that apply to each item separately.
  private func drawParts(_ canvas: inout ElementCanvas, _ content: (inout ElementCanvas) -> Void) {
    switch effect {
    case .opacity(let opacity) where opacity <= 0: break
    case .opacity(let opacity) where opacity < 1: canvas.applying({ $0.faded(by: opacity) }) { content(&$0) }
    case .blendMode(let mode) where mode != .normal:
      canvas.applying({ [.group(DisplayGroup(blendMode: mode.graphics, items: $0))] }) { content(&$0) }
    case .shadow(_, let radius, let offset) where color.alpha > 0:
      let shadow = Shadow(color: color, offset: offset, sigma: max(radius, 0))
      canvas.applying({ [.group(DisplayGroup(shadow: shadow, items: $0))] }) { content(&$0) }
    default: content(&canvas)
    }
  }

  /// Effects that apply to the content as a group.
  private func item(_ items: [DisplayItem], in rect: CGRect) -> DisplayItem? {
    switch effect {
    case .blur(let radius, let isOpaque): return blurred(items, radius, isOpaque, rect)
    case .group: return .group(DisplayGroup(items: items, colorMatrix: .identity))
    case .matrix(let matrix): return .group(DisplayGroup(items: items, colorMatrix: matrix))
    case .colorMultiply: return .group(DisplayGroup(items: items, colorMatrix: .multiplying(color)))
    case .rotation, .scale, .transform, .projection, .rotation3D, .readingDirection:
      guard let transform = effect.transform(in: rect, layoutDirection) else {
        return .group(DisplayGroup(items: items))
      }
      return transform.item(items)
    case .opacity, .shadow, .blendMode, .hidden: return .group(DisplayGroup(items: items))
    }
  }

  /// The content as a group, blurred.
  private func blurred(
    _ items: [DisplayItem], _ radius: CGFloat, _ isOpaque: Bool, _ rect: CGRect
  ) -> DisplayItem {
    guard radius > 0 else { return .group(DisplayGroup(items: items)) }
    let area = isOpaque ? rect : rect.insetBy(dx: -3 * radius, dy: -3 * radius)
    let blur = DisplayItem.backdropBlur(Graphics.Path(rect: area), sigma: radius)
    let clip = isOpaque ? DisplayGroup.Clip(Graphics.Path(rect: rect)) : nil
    return .group(DisplayGroup(clip: clip, items: items + [blur], colorMatrix: .identity))
  }
}
