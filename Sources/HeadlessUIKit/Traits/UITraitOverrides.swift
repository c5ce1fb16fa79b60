/// The traits that a view, a controller or a window replaces for itself and for what is in it.
// Unchecked: a value with the same storage as UITraitCollection, where the reason is given.
public struct UITraitOverrides: UIMutableTraits, @unchecked Sendable {
  package var values = TraitValues()

  package init() {}

  /// The override's value, or the trait's default if it isn't overridden. Setting one of UIKit's own traits to its unspecified
  /// value removes the override.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  package var isEmpty: Bool { values == TraitValues() }

  /// The traits in an environment that inherits `traits` and has these overrides: `traits` itself if they change nothing.
  package func applied(to traits: UITraitCollection) -> UITraitCollection {
    if isEmpty { return traits }
    let merged = traits.values.merging(values)
    return merged == traits.values ? traits : UITraitCollection(merged)
  }
}
