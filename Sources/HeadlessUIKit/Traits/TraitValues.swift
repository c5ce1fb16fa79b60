package import Foundation

/// A value for every trait. UIKit's own traits are fields, because layout reads them all the time; custom ones live in a
/// dictionary.
package struct TraitValues: Equatable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var forceTouchCapability: UIForceTouchCapability = .unknown
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var displayGamut: UIDisplayGamut = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var legibilityWeight: UILegibilityWeight = .unspecified
  package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  package var imageDynamicRange: UIImage.DynamicRange = .unspecified
  package var sceneCaptureState: UISceneCaptureState = .unspecified
  package var typesettingLanguage: Locale.Language?
  package var listEnvironment: UIListEnvironment = .unspecified
  package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  /// UIKit's own traits.
  static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self,
      UITraitTypesettingLanguage.self,
      UITraitListEnvironment.self,
    ]
  }

  /// The trait's value, or its default where none is set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = system.read(from: self) as? Trait.Value {
        return value
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, into: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
      }
    }
  }

  /// The traits that have a value.
  package var specified: [UITrait] {
    TraitValues.systemTraits.filter { $0.isSpecified(in: self) } + custom.values.map(\.trait)
  }

  package func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// These values, and `other`'s where it has any.
  package func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    for trait in TraitValues.systemTraits where trait.isSpecified(in: other) {
      trait.copy(from: other, into: &merged)
    }
    merged.custom.merge(other.custom) { _, new in new }
    return merged
  }

  /// The traits whose value differs.
  package func changes(from other: TraitValues) -> [UITrait] {
    var changed: [UITrait] = TraitValues.systemTraits.filter { !$0.isSame(in: self, and: other) }
    for (key, value) in custom.merging(other.custom, uniquingKeysWith: { own, _ in own }) {
      let before = other.custom[key] ?? value.withDefault
      let now = custom[key] ?? value.withDefault
      if before != now { changed.append(value.trait) }
    }
    return changed
  }
}
