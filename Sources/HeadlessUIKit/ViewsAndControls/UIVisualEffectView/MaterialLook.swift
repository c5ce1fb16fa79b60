package import Foundation
package import Graphics

/// What a blur effect looks like in an environment, for what isn't a view.
package struct MaterialLook {
  /// What lies over the blurred content.
  package let color: Graphics.Color
  /// Of the blur, in points.
  package let sigma: CGFloat

  package init(_ style: UIBlurEffect.Style, for traits: UITraitCollection) {
    let material = BlurMaterial(style, traits: traits)
    color = material.color.displayColor(for: traits)
    sigma = material.sigma
  }
}
