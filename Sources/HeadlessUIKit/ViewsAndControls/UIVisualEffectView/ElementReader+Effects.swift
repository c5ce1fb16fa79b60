internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// The effect of a `blurEffect` among the children.
  func blurEffect() -> UIBlurEffect? {
    children(named: "blurEffect").last.flatMap { child in
      part(child) { $0.value("style", InterfaceNames.blurStyles) }.map { UIBlurEffect(style: $0) }
    }
  }

  /// The effect of a `vibrancyEffect` among the children.
  func vibrancyEffect() -> UIVibrancyEffect? {
    children(named: "vibrancyEffect").last.flatMap { part($0) { $0.ownVibrancyEffect() } }
  }

  private func ownVibrancyEffect() -> UIVibrancyEffect? {
    let style = value("style", InterfaceNames.vibrancyStyles)
    guard let blur = blurEffect() else { return nil }
    return style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
  }
}

extension InterfaceNames {
  fileprivate static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  fileprivate static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
