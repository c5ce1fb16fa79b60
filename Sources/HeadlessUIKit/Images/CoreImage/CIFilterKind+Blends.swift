internal import Foundation
internal import Graphics

// An image over another, and images of a single colour.
extension CIFilterKind {
  static let blends: [String: CIFilterKind] = modes.mapValues { mode in
    CIFilterKind(defaults: [:], required: [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
      guard let image = inputs.image else { return nil }
      guard let back = inputs.values[kCIInputBackgroundImageKey] as? CIImage else { return image }
      return blended(image, over: back, mode)
    }
  }.merging(masks) { first, _ in first }

  private static let modes: [String: BlendMode] = [
    "CIMultiplyBlendMode": .multiply, "CIScreenBlendMode": .screen, "CIOverlayBlendMode": .overlay,
    "CIDarkenBlendMode": .darken, "CILightenBlendMode": .lighten, "CIColorDodgeBlendMode": .colorDodge,
    "CIColorBurnBlendMode": .colorBurn, "CISoftLightBlendMode": .softLight, "CIHardLightBlendMode": .hardLight,
    "CIDifferenceBlendMode": .difference, "CIExclusionBlendMode": .exclusion, "CIHueBlendMode": .hue,
    "CISaturationBlendMode": .saturation, "CIColorBlendMode": .color, "CILuminosityBlendMode": .luminosity,
    "CISourceInCompositing": .sourceIn, "CISourceOutCompositing": .sourceOut,
    "CISourceAtopCompositing": .sourceAtop, "CIAdditionCompositing": .plusLighter,
  ]

  /// Composited as a group.
  private static func blended(_ image: CIImage, over back: CIImage, _ mode: BlendMode) -> CIImage {
    let isInfinite = image.extent.isInfinite || back.extent.isInfinite
    let extent = isInfinite ? CGRect.infinite : image.extent.union(back.extent)
    let above = DisplayItem.group(DisplayGroup(blendMode: mode, items: image.items))
    return CIImage([.group(DisplayGroup(items: back.items + [above], colorMatrix: .identity))], extent: extent)
  }

  // MARK: Masks

  private static let masked = [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]

  private static let masks: [String: CIFilterKind] = [
    "CIBlendWithMask": CIFilterKind(defaults: [:], required: masked) { inputs in
      // A mask's light is what counts.
      let light = ColorMatrix(
        red: .init(0, 0, 0, bias: 1), green: .init(0, 0, 0, bias: 1), blue: .init(0, 0, 0, bias: 1),
        alpha: .init(luma.0, luma.1, luma.2))
      return blended(inputs) { [.group(DisplayGroup(items: $0, colorMatrix: light))] }
    },
    "CIBlendWithAlphaMask": CIFilterKind(defaults: [:], required: masked) { inputs in blended(inputs) { $0 } },
  ]

  private static func blended(_ inputs: CIFilterInputs, by alpha: ([DisplayItem]) -> [DisplayItem]) -> CIImage? {
    guard let image = inputs.image, let mask = inputs.values[kCIInputMaskImageKey] as? CIImage else { return nil }
    let seen = CIImage([.group(DisplayGroup(mask: alpha(mask.items), items: image.items))], extent: image.extent)
    return (inputs.values[kCIInputBackgroundImageKey] as? CIImage).map(seen.composited) ?? seen
  }

  // MARK: Gradients

  static let gradients: [String: CIFilterKind] = [
    "CILinearGradient": CIFilterKind(
      defaults: [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black,
      ], required: []
    ) { inputs in
      .filled(
        with: .linearGradient(gradient(inputs), from: point(inputs, "inputPoint0"), to: point(inputs, "inputPoint1")))
    },
    // An S-curve between the points, which eight linear steps approximate.
    "CISmoothLinearGradient": CIFilterKind(
      defaults: [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
        "inputColor1": CIColor.black,
      ], required: []
    ) { inputs in
      .filled(
        with: .linearGradient(
          smoothGradient(inputs), from: point(inputs, "inputPoint0"), to: point(inputs, "inputPoint1")))
    },
    "CIRadialGradient": CIFilterKind(
      defaults: [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], required: []
    ) { inputs in
      let center = point(inputs, kCIInputCenterKey)
      return .filled(
        with: .radialGradient(
          gradient(inputs), startCenter: center, startRadius: inputs.number("inputRadius0"), endCenter: center,
          endRadius: inputs.number("inputRadius1")))
    },
  ]

  private static func gradient(_ inputs: CIFilterInputs) -> Gradient {
    Gradient(stops: [
      .init(location: 0, color: inputs.color("inputColor0").fill),
      .init(location: 1, color: inputs.color("inputColor1").fill),
    ])
  }

  private static func smoothGradient(_ inputs: CIFilterInputs) -> Gradient {
    let (first, last) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
    return Gradient(
      stops: (0...8).map { step in
        let place = CGFloat(step) / 8
        let part = place * place * (3 - 2 * place)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let color = CIColor(
          red: mix(first.red, last.red), green: mix(first.green, last.green), blue: mix(first.blue, last.blue),
          alpha: mix(first.alpha, last.alpha))
        return .init(location: place, color: color.fill)
      })
  }

  /// y pointing down, as items have it.
  private static func point(_ inputs: CIFilterInputs, _ key: String) -> CGPoint {
    let point = (inputs.values[key] as? CIVector)?.cgPointValue ?? .zero
    return CGPoint(x: point.x, y: -point.y)
  }
}

extension CIImage {
  /// Paint without end.
  fileprivate static func filled(with paint: Paint) -> CIImage {
    CIImage([.fill(Path(rect: everywhere), paint)], extent: .infinite)
  }
}
