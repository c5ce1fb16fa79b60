package import Graphics

/// A style for filling shapes and texts.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style in an environment: app-defined styles are composed of others.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the resolved style. The default resolves the style that `resolve(in:)` returns.
  func _resolve(_ context: _StyleContext) -> _PaintStyle
}

extension ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { resolve(in: context.environment)._resolve(context) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to itself.") }
}

extension Never: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { fatalError("Never has no look.") }
}

/// The context in which a style is resolved.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// The level in a hierarchy of styles: 0 for the strongest.
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

/// A style that can be resolved for painting.
public struct _PaintStyle: Equatable, Sendable {
  package var style: ResolvedStyle

  package init(_ style: ResolvedStyle) { self.style = style }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let box: any StyleBox

  public init<S: ShapeStyle>(_ style: S) { box = (style as? AnyShapeStyle)?.box ?? TypedStyleBox(style: style) }

  public func _resolve(_ context: _StyleContext) -> _PaintStyle { box.resolve(context) }

  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool { left.box.isEqual(to: right.box) }

  /// The colour that replaces the style where only a colour can be drawn: in a part of a text.
  package func representativeColor(in environment: EnvironmentValues) -> Graphics.Color {
    box.resolve(_StyleContext(environment)).style.representativeColor
  }
}

private protocol StyleBox: Sendable {
  func resolve(_ context: _StyleContext) -> _PaintStyle
  func isEqual(to other: any StyleBox) -> Bool
}

private struct TypedStyleBox<Style: ShapeStyle>: StyleBox {
  let style: Style

  func resolve(_ context: _StyleContext) -> _PaintStyle { style._resolve(context) }
  func isEqual(to other: any StyleBox) -> Bool {
    guard let other = other as? Self else { return false }
    return ValueComparison.areEqual(style, other.style)
  }
}
