public import Foundation
public import Graphics

/// Effects that can depend on a view's geometry. They change its appearance, not the layout.
@preconcurrency public protocol VisualEffect: Sendable, Animatable {
  /// The effects, the innermost first.
  var _effects: _VisualEffects { get }
}

/// A list of effects.
public struct _VisualEffects: Equatable, Sendable {
  var list: [Effect] = []
}

/// The empty effect, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _effects: _VisualEffects { _VisualEffects() }
}

/// An effect applied after others.
struct AddedVisualEffect: VisualEffect {
  let _effects: _VisualEffects

  init(_ base: some VisualEffect, _ effect: Effect) { _effects = _VisualEffects(list: base._effects.list + [effect]) }
}

extension VisualEffect {
  private func adding(_ effect: Effect) -> AddedVisualEffect { AddedVisualEffect(self, effect) }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, isOpaque: opaque))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D(angle, axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.matrix(.brightness(amount))) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.matrix(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.matrix(.saturation(amount))) }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.matrix(.saturation(1 - min(max(amount, 0), 1))))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.matrix(.hueRotation(angle.radians))) }

  // Metal functions aren't run here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

/// Draws each element of the content with a list of effects.
struct VisualEffectsModifier: _ElementModifier {
  let effects: _VisualEffects

  typealias Body = Never
  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> VisualEffectsElement {
    VisualEffectsElement(child)
  }
  func updateElement(_ element: VisualEffectsElement, _ context: _ElementContext) { element.effects = effects.list }
}

final class VisualEffectsElement: _TransformingElement {
  var effects: [Effect] = []

  override var ownTouchArea: CGRect? { nil }
  override var contentTransform: ProjectionTransform? {
    let rect = CGRect(origin: .zero, size: size)
    let transforms = effects.compactMap { $0.transform(in: rect, layoutDirection) }
    return transforms.isEmpty ? nil : transforms.reduce(ProjectionTransform()) { $0.concatenating($1) }
  }

  override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    effects.contains(where: \.isTransparent) ? nil : super.hitTest(point)
  }

  override func draw(_ canvas: inout ElementCanvas) { draw(&canvas, effects[...]) }

  private func draw(_ canvas: inout ElementCanvas, _ effects: ArraySlice<Effect>) {
    guard let outer = effects.last else { return drawChildren(&canvas) }
    let painter = EffectPainter(effect: outer, color: .clear, layoutDirection: layoutDirection)
    painter.draw(&canvas, size) { draw(&$0, effects.dropLast()) }
  }
}

/// Effects that depend on the view's geometry.
struct GeometryEffectView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let effects: (GeometryProxy) -> _VisualEffects
  @State private var current = _VisualEffects()

  var body: some View {
    content.modifier(VisualEffectsModifier(effects: current))
      .onGeometryChange(for: _VisualEffects.self, of: effects) { current = $0 }
  }
}

nonisolated extension View {
  /// Applies effects that depend on the view's geometry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    GeometryEffectView(content: self) { effect(EmptyVisualEffect(), $0)._effects }
  }
}
