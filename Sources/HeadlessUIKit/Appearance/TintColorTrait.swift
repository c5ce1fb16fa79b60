/// The tint colour of the view that a colour is resolved for: what `UIColor.tintColor` turns into.
package enum TintColorTrait: UITraitDefinition {
  package static var defaultValue: UIColor? { nil }
  package static var name: String { "TintColor" }
  package static var affectsColorAppearance: Bool { true }
}
