internal import Graphics

/// A style whose resolved form is modified.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: Change

  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    var paint = base._resolve(context)
    switch change {
    case .opacity(let opacity): paint.style.opacity *= opacity
    case .blendMode(let mode): paint.style.blendMode = mode.graphics
    case .shadow(let shadow): shadow.apply(to: &paint.style, context.environment)
    }
    return paint
  }
}

extension ShapeStyle {
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .opacity(opacity))
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .blendMode(mode))
  }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .shadow(style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().blendMode(mode)) }
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}
