internal import Graphics
internal import HeadlessUIKit

extension Color: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    if case .label(let own) = content, context.level > 0 {
      return _PaintStyle(ResolvedStyle(Color(.label(own + context.level)).displayColor(in: context.environment)))
    }
    let color = displayColor(in: context.environment)
    return _PaintStyle(ResolvedStyle(color.withAlpha(color.alpha * Color.opacity(ofLevel: context.level))))
  }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    context.environment.foreground(level: context.level + level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Weaker levels of a style, such as `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    base._resolve(_StyleContext(context.environment, level: context.level + level))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { context.environment.foreground(level: context.level) }
}

/// The current background style; the default is the system's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    var environment = context.environment
    if let style = environment.backgroundStyle {
      environment.backgroundStyle = nil
      return style._resolve(_StyleContext(environment, level: context.level))
    }
    let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    let color = colors[min(context.level, 2)]
    return _PaintStyle(ResolvedStyle(color.displayColor(for: environment.drawingTraits)))
  }
}

/// The style of the current tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    var environment = context.environment
    guard let tint = environment.tint else { return Color.accentColor._resolve(context) }
    environment.tint = nil
    return tint._resolve(_StyleContext(environment, level: context.level))
  }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { Color(uiColor: .separator)._resolve(context) }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { TintShapeStyle()._resolve(context) }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { Color(uiColor: .placeholderText)._resolve(context) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { Color(uiColor: .link)._resolve(context) }
}

/// The style of translucent fills of controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return _PaintStyle(
      ResolvedStyle(colors[min(context.level, 3)].displayColor(for: context.environment.drawingTraits)))
  }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { Color(uiColor: .systemBackground)._resolve(context) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
