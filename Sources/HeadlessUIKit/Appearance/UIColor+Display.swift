package import Graphics

extension UIColor {
  package convenience init(_ color: Graphics.Color) {
    self.init(.fixed(ColorComponents(color)))
  }

  /// The colour painted with the current traits; clear for patterns.
  package var displayColor: Graphics.Color { displayColor(for: .current) }

  /// Returns the colour painted with the given traits; clear for patterns.
  package func displayColor(for traits: UITraitCollection) -> Graphics.Color {
    switch storage {
    case .fixed(let components): components.displayColor
    case .pattern: .clear
    case .system(let color): color.displayColor(for: traits)
    case .provider(let provider), .catalog(_, let provider):
      traits.withCurrent { provider(traits).displayColor(for: traits) }
    case .translucent(let base, let alpha): base.displayColor(for: traits).withAlpha(alpha)
    }
  }

  /// The repeated image, if this colour is a pattern.
  package var patternImage: UIImage? {
    if case .pattern(let image) = storage { image } else { nil }
  }

  /// Whether the colour may look different in another environment.
  package var isDynamic: Bool {
    switch storage {
    case .fixed, .pattern: false
    case .system, .provider, .catalog, .translucent: true
    }
  }
}

/// The tint colour of the view that a colour is resolved for; `UIColor.tintColor` resolves to it.
package enum TintColorTrait: UITraitDefinition {
  package static var defaultValue: UIColor? { nil }
  package static var name: String { "TintColor" }
  package static var affectsColorAppearance: Bool { true }
}
