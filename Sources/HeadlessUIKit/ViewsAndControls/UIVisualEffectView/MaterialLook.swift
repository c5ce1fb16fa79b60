package import Foundation
package import Graphics

/// The appearance of a blur effect in an environment, for code without a view.
package struct MaterialLook {
  /// The overlay on the blurred content.
  package let color: Graphics.Color
  /// The radius of the blur, in points.
  package let sigma: CGFloat

  package init(_ style: UIBlurEffect.Style, for traits: UITraitCollection) {
    let material = BlurMaterial(style, traits: traits)
    color = material.color.displayColor(for: traits)
    sigma = material.sigma
  }
}
