public import Foundation
public import SwiftUILayout

/// An element that draws its content with a transform. The transform doesn't affect the layout, but touches, positions on the screen
/// and accessibility frames follow it.
public class _TransformingElement: _UnaryElement {
  /// The transform of the content, in the element's own coordinate space; nil where content isn't moved.
  var contentTransform: ProjectionTransform? { nil }

  /// The transform can change without a layout, at each moment of an animation.
  public override var ownTouchArea: CGRect? { contentTransform == nil ? super.ownTouchArea : nil }

  /// Content that is drawn without an area takes no touches.
  public override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    guard let transform = contentTransform else { return super.hitTest(point) }
    guard let inner = transform.inverse?.place(point) else { return nil }
    return super.hitTest(inner)
  }
}

/// The conversion from the coordinate space of an element to that of an enclosing one: a sequence of positions and of the transforms
/// of effects.
struct ElementPlacement {
  private var offset = CGPoint.zero
  private var transform: ProjectionTransform?

  init() {}

  /// - Parameter outer: an enclosing element, whose own coordinate space is the result's; nil for the space in which the outermost
  ///   element is placed.
  @MainActor init(of element: _LayoutElement, in outer: _LayoutElement? = nil) {
    var element: _LayoutElement? = element
    while let current = element, current !== outer {
      move(by: current.origin)
      element = current.parent
      if let effect = element as? _TransformingElement { apply(effect.contentTransform) }
    }
  }

  /// Adds the position of an element in the one around it.
  mutating func move(by origin: CGPoint) {
    guard let transform else {
      offset.x += origin.x
      offset.y += origin.y
      return
    }
    self.transform = transform.concatenating(Self.translation(origin))
  }

  /// Adds the transform with which an element draws its content.
  mutating func apply(_ outer: ProjectionTransform?) {
    guard let outer else { return }
    transform = (transform ?? Self.translation(offset)).concatenating(outer)
  }

  private static func translation(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Whether the conversion moves all points by the same distance.
  var isTranslation: Bool { transform == nil }

  /// The position in the outer coordinate space; as if the transforms were none for a point behind the viewer.
  func convert(_ point: CGPoint) -> CGPoint {
    guard let transform else { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    return transform.place(point) ?? point
  }

  /// The smallest upright rectangle around the converted corners.
  func convert(_ rect: CGRect) -> CGRect {
    isTranslation ? rect.offsetBy(dx: offset.x, dy: offset.y) : rect.bounding { convert($0) }
  }

  /// The position in the inner coordinate space of an outer point.
  func convertBack(_ point: CGPoint) -> CGPoint {
    guard let transform else { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
    return transform.inverse?.place(point) ?? point
  }

  func convertBack(_ rect: CGRect) -> CGRect {
    isTranslation ? rect.offsetBy(dx: -offset.x, dy: -offset.y) : rect.bounding { convertBack($0) }
  }
}

extension _LayoutElement {
  /// The transform of the effects around the element's content: that around the element, and the element's own.
  ///
  /// - Parameters:
  ///   - origin: the element's position in a coordinate space, in points, without effects.
  ///   - outer: the transform around the element in that coordinate space; nil for none.
  func effectTransform(at origin: CGPoint, in outer: ProjectionTransform?) -> ProjectionTransform? {
    guard let own = (self as? _TransformingElement)?.contentTransform?.moved(to: origin) else { return outer }
    return outer.map { own.concatenating($0) } ?? own
  }
}

extension ProjectionTransform {
  /// The smallest upright rectangle around the converted corners.
  func convert(_ rect: CGRect) -> CGRect { rect.bounding { place($0) ?? $0 } }
}

extension CGRect {
  /// The smallest upright rectangle around the moved corners.
  fileprivate func bounding(_ move: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(move)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? minX, ys.min() ?? minY)
    return CGRect(x: left, y: top, width: (xs.max() ?? maxX) - left, height: (ys.max() ?? maxY) - top)
  }
}
