public import Foundation

/// The environment of a view: device, size classes, appearance, text size and more. Immutable.
// Unchecked: the storage never changes after init. A custom trait's value may be a reference to anything, as in UIKit.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let values: TraitValues

  /// A collection without specified traits.
  public override init() {
    values = TraitValues()
  }

  package init(_ values: TraitValues) {
    self.values = values
  }

  /// Custom traits aren't archived.
  public required init?(coder: NSCoder) {
    values = TraitValues(coder)
  }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Left to right, or right to left.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 where it isn't specified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the device measures how hard a touch presses.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The range of colours of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user prefers bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window looks like the one in use.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The range of brightness that images are shown with.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Whether the scene is being recorded or mirrored.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language whose rules text is set by.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
  /// The kind of list that a view is in.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The configuration by which images are chosen in this environment.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// The trait's value, or its default where none is set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether every value that is specified in `trait` is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Whether a dynamic colour may look different under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    if traitCollection === self { return false }
    return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from those of `traitCollection`; where it is nil, those that have a value.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// UIKit's traits that dynamic colours resolve by.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }

  /// UIKit's traits that the variants of an image in an asset catalog are chosen by.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    TraitValues.systemTraits.filter { trait in
      !TraitValues.traitsWithoutImages.contains { $0 == trait }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceIdiom)
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.displayScale)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  open override var description: String {
    let traits = values.specified.map { "\($0.name) = \(values.describe($0))" }
    return "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }
}

extension TraitValues {
  static var traitsWithoutImages: [UITrait] {
    [
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
      UITraitTypesettingLanguage.self, UITraitListEnvironment.self,
    ]
  }

  func describe<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(self[trait])" }
}
