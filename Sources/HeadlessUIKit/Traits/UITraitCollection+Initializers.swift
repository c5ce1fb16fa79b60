public import Foundation

// Collections of one trait: what was there before mutation closures, and still most of what code uses.
extension UITraitCollection {
  public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
    self.init(setting: \.userInterfaceIdiom, to: value)
  }

  public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
    self.init(setting: \.userInterfaceStyle, to: value)
  }

  public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
    self.init(setting: \.layoutDirection, to: value)
  }

  public convenience init(displayScale value: CGFloat) {
    self.init(setting: \.displayScale, to: value)
  }

  public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
    self.init(setting: \.horizontalSizeClass, to: value)
  }

  public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
    self.init(setting: \.verticalSizeClass, to: value)
  }

  public convenience init(forceTouchCapability value: UIForceTouchCapability) {
    self.init(setting: \.forceTouchCapability, to: value)
  }

  public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
    self.init(setting: \.preferredContentSizeCategory, to: value)
  }

  public convenience init(displayGamut value: UIDisplayGamut) {
    self.init(setting: \.displayGamut, to: value)
  }

  public convenience init(accessibilityContrast value: UIAccessibilityContrast) {
    self.init(setting: \.accessibilityContrast, to: value)
  }

  public convenience init(userInterfaceLevel value: UIUserInterfaceLevel) {
    self.init(setting: \.userInterfaceLevel, to: value)
  }

  public convenience init(legibilityWeight value: UILegibilityWeight) {
    self.init(setting: \.legibilityWeight, to: value)
  }

  public convenience init(activeAppearance value: UIUserInterfaceActiveAppearance) {
    self.init(setting: \.activeAppearance, to: value)
  }

  public convenience init(imageDynamicRange value: UIImage.DynamicRange) {
    self.init(setting: \.imageDynamicRange, to: value)
  }

  public convenience init(sceneCaptureState value: UISceneCaptureState) {
    self.init(setting: \.sceneCaptureState, to: value)
  }

  public convenience init(typesettingLanguage value: Locale.Language) {
    self.init(setting: \.typesettingLanguage, to: value)
  }

  private convenience init<Value>(setting path: WritableKeyPath<TraitValues, Value>, to value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }

  /// A collection with every value that is specified in `traitCollections`; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// A collection with the values that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// This collection's values, changed by `mutations`.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// The same with the value of one trait replaced.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }
}

extension TraitValues: UIMutableTraits {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
