package import Graphics

/// What shapes and texts are filled with.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment: how apps' own styles are made of others.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is painted. The default paints what `resolve(in:)` gives.
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

/// Where a style is looked up.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// How far down a hierarchy of styles: 0 for the strongest.
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

/// A style that is looked up: what shapes are painted with.
public struct _PaintStyle: Equatable, Sendable {
  package var style: ResolvedStyle

  package init(_ style: ResolvedStyle) { self.style = style }
}

/// A style of any type.
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
