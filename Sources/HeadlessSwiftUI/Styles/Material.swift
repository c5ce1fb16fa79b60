internal import Graphics
internal import HeadlessUIKit

/// The blurred backdrop under a translucent colour, like UIKit's materials.
public struct Material: ShapeStyle, Hashable {
  let style: UIBlurEffect.Style

  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemThickMaterial)
  public static let bar = Material(style: .systemChromeMaterial)

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    let material = MaterialLook(style, for: context.environment.drawingTraits)
    return _PaintStyle(ResolvedStyle(.material(material.color, sigma: material.sigma)))
  }

  /// Has no effect: materials always look as in the active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// Whether a material looks as in the active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
