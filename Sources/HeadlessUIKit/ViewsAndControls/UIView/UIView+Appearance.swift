extension UIView {
  /// The appearance proxy for all instances; see ``UIAppearance``.
  public static func appearance() -> Self { AppearanceProxies.ofSetting.proxy(for: self) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.ofSetting.proxy(for: self, containers: containerTypes)
  }
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.ofSetting.proxy(for: self, traits: trait)
  }
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.ofSetting.proxy(for: self, traits: trait, containers: containerTypes)
  }
}
