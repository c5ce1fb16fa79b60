internal import Foundation
internal import Graphics

// Looks, and colours that turn and shift.
extension CIFilterKind {
  static let effects: [String: CIFilterKind] = [
    // Apple doesn't publish the photo effects. These are black and white in three contrasts, and for the others approximations of
    // the descriptions in Apple's reference: vivid, faded, and the warm or cool look of prints.
    "CIPhotoEffectMono": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 1) },
    "CIPhotoEffectTonal": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 0.9) },
    "CIPhotoEffectNoir": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 1.4) },
    "CIPhotoEffectChrome": CIFilterKind { _ in controls(saturation: 1.2, brightness: 0, contrast: 1.1) },
    "CIPhotoEffectFade": CIFilterKind { _ in controls(saturation: 0.7, brightness: 0.03, contrast: 0.85) },
    "CIPhotoEffectInstant": CIFilterKind { _ in tinted(1.03, 1, 0.9) },
    "CIPhotoEffectProcess": CIFilterKind { _ in tinted(0.95, 1.02, 1.05) },
    "CIPhotoEffectTransfer": CIFilterKind { _ in tinted(1.05, 0.99, 0.88) },
    // Apple's takes more of dull colours than of vivid ones; this is a saturation for all.
    "CIVibrance": CIFilterKind(["inputAmount": 0.0]) { inputs in
      controls(saturation: 1 + inputs.number("inputAmount") / 2, brightness: 0, contrast: 1)
    },
    "CIHueAdjust": CIFilterKind([kCIInputAngleKey: 0.0]) { inputs in turned(by: inputs.number(kCIInputAngleKey)) },
    "CIWhitePointAdjust": CIFilterKind([kCIInputColorKey: CIColor.white]) { inputs in
      let white = inputs.color(kCIInputColorKey)
      return tinted(Double(white.red), Double(white.green), Double(white.blue))
    },
  ]

  private static func tinted(_ red: Double, _ green: Double, _ blue: Double) -> ColorMatrix {
    ColorMatrix(red: .init(red, 0, 0), green: .init(0, green, 0), blue: .init(0, 0, blue))
  }

  /// Around the axis of grays, from red through green to blue.
  private static func turned(by angle: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(angle), sin(angle) / 3.0.squareRoot())
    let rest = (1 - cosine) / 3
    return ColorMatrix(
      red: .init(cosine + rest, rest - sine, rest + sine), green: .init(rest + sine, cosine + rest, rest - sine),
      blue: .init(rest - sine, rest + sine, cosine + rest))
  }
}
