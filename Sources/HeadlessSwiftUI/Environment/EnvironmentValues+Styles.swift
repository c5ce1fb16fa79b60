package import Graphics
internal import HeadlessUIKit

private enum Keys {
  enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
  enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
  enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
}

/// The foreground styles that a view set, and those of the enclosing views: hierarchical styles are levels of these.
package struct ForegroundStyles: Equatable, Sendable {
  package var styles: [AnyShapeStyle]
  /// Whether the styles come from the context, such as a section's header, rather than from a view: a button's tint takes
  /// precedence over these, but not over styles that a view set.
  package let isOfPlace: Bool
  private var around: [ForegroundStyles]

  package init(_ styles: [AnyShapeStyle], around outer: ForegroundStyles?, isOfPlace: Bool = false) {
    self.styles = styles
    self.isOfPlace = isOfPlace
    around = outer.map { [$0] } ?? []
  }

  package var outer: ForegroundStyles? { around.first }
}

extension EnvironmentValues {
  package var foregroundStyles: ForegroundStyles? {
    get { self[Keys.ForegroundKey.self] }
    set { self[Keys.ForegroundKey.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[Keys.BackgroundKey.self] }
    set { self[Keys.BackgroundKey.self] = newValue }
  }
  /// The material that the app set as the background. `background(_:)` leaves it nil here, as text on materials isn't vibrant.
  public var backgroundMaterial: Material? {
    get { self[Keys.MaterialKey.self] }
    set { self[Keys.MaterialKey.self] = newValue }
  }
  /// The colour set by `tint(_:)`; nil for the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[Keys.TintKey.self] }
    set { self[Keys.TintKey.self] = newValue }
  }
  /// The colour set by `accentColor(_:)`; nil for the tint of the hosting view.
  package var accent: Color? {
    get { self[Keys.AccentKey.self] }
    set { self[Keys.AccentKey.self] = newValue }
  }

  /// Returns the foreground style at a level of the hierarchy.
  package func foreground(level: Int) -> _PaintStyle {
    guard let foreground = foregroundStyles, !foreground.styles.isEmpty else {
      return _PaintStyle(ResolvedStyle(Color(.label(level)).displayColor(in: self)))
    }
    let index = min(level, foreground.styles.count - 1)
    var environment = self
    environment.foregroundStyles = foreground.outer
    return foreground.styles[index]._resolve(_StyleContext(environment, level: level - index))
  }

  package func resolvedForeground(level: Int = 0) -> ResolvedStyle { foreground(level: level).style }

  /// The tint as a colour, for UIKit's controls.
  package var tintColor: Graphics.Color { TintShapeStyle()._resolve(_StyleContext(self)).style.representativeColor }
}
