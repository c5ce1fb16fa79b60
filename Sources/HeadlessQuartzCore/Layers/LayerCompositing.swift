internal import Graphics

/// The blend modes that Core Animation's filter names select for layers.
enum LayerCompositing {
  private static let modes: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
    "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
    // Of opaque colours, the larger and the smaller components, and the sum minus 1.
    "maximum": .lighten, "minimum": .darken, "linearBurnBlendMode": .plusDarker,
    "linearDodgeBlendMode": .plusLighter, "plusL": .plusLighter, "plusD": .plusDarker, "xor": .xor, "clear": .clear,
    "copy": .copy, "vividLightBlendMode": .vividLight,
    "linearLightBlendMode": .linearLight, "pinLightBlendMode": .pinLight, "hardMixBlendMode": .hardMix,
    "subtractBlendMode": .subtract, "divideBlendMode": .divide, "darkerColorBlendMode": .darkerColor,
    "lighterColorBlendMode": .lighterColor, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver,
    "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
  ]

  /// Core Image's names for the same formulas: `CISourceAtopCompositing`, `CIHueBlendMode`.
  private static let coreImageNames: [String: BlendMode] = [
    "CIAdditionCompositing": .plusLighter, "CIColorBlendMode": .color, "CIColorBurnBlendMode": .colorBurn,
    "CIColorDodgeBlendMode": .colorDodge, "CIDarkenBlendMode": .darken, "CIDifferenceBlendMode": .difference,
    "CIExclusionBlendMode": .exclusion, "CIHardLightBlendMode": .hardLight, "CIHueBlendMode": .hue,
    "CILightenBlendMode": .lighten, "CILinearBurnBlendMode": .plusDarker, "CIMaximumCompositing": .lighten,
    "CIMinimumCompositing": .darken, "CILinearDodgeBlendMode": .plusLighter, "CILuminosityBlendMode": .luminosity,
    "CIMultiplyBlendMode": .multiply, "CIMultiplyCompositing": .multiply, "CIOverlayBlendMode": .overlay,
    "CISaturationBlendMode": .saturation, "CIScreenBlendMode": .screen, "CISoftLightBlendMode": .softLight,
    "CISourceAtopCompositing": .sourceAtop, "CISourceInCompositing": .sourceIn, "CISourceOutCompositing": .sourceOut,
    "CISourceOverCompositing": .normal, "CIVividLightBlendMode": .vividLight,
    "CILinearLightBlendMode": .linearLight, "CIPinLightBlendMode": .pinLight, "CIHardMixBlendMode": .hardMix,
    "CISubtractBlendMode": .subtract, "CIDivideBlendMode": .divide, "CIDarkerColorBlendMode": .darkerColor,
    "CILighterColorBlendMode": .lighterColor,
  ]

  /// The blend mode that a layer's `compositingFilter` names; normal for anything else.
  static func blendMode(_ filter: Any?) -> BlendMode {
    guard let name = filter as? String else { return .normal }
    return modes[name] ?? coreImageNames[name] ?? .normal
  }
}
