internal import Graphics

/// The blend modes that layers can be given by Core Animation's filter names.
enum LayerCompositing {
  private static let modes: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
  ]

  /// The blend mode that a layer's `compositingFilter` names; normal for anything else.
  static func blendMode(_ filter: Any?) -> BlendMode {
    (filter as? String).flatMap { modes[$0] } ?? .normal
  }
}
