public import Foundation
internal import Graphics

/// A shadow of the content that a style fills.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func apply(to style: inout ResolvedStyle, _ environment: EnvironmentValues) {
    let shadow = Shadow(
      color: color.displayColor(in: environment), offset: CGSize(width: x, height: y), sigma: max(radius, 0))
    if isInner { style.innerShadows.append(shadow) } else { style.shadows.append(shadow) }
  }
}
