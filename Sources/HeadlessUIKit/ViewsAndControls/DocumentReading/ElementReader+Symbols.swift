internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// The symbol configuration; nil if the document has none.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    part(key: key) { $0.symbolConfiguration() } ?? nil
  }

  private func symbolConfiguration() -> UIImage.SymbolConfiguration? {
    let scale = value("scale", InterfaceNames.symbolScales)
    let weight = value("weight", InterfaceNames.symbolWeights)
    let (size, font) = (number("pointSize"), font("fontDescription"))
    let coloring = symbolColoring()
    var configuration: UIImage.SymbolConfiguration?
    switch string("configurationType") {
    case "pointSize":
      configuration = size.map {
        UIImage.SymbolConfiguration(pointSize: $0, weight: weight ?? .unspecified, scale: scale ?? .unspecified)
      }
    case "font":
      configuration = font.map { UIImage.SymbolConfiguration(font: $0, scale: scale ?? .unspecified) }
    default:
      configuration =
        weight.map { UIImage.SymbolConfiguration(weight: $0) } ?? scale.map { UIImage.SymbolConfiguration(scale: $0) }
    }
    guard let coloring else { return configuration }
    return configuration?.applying(coloring) ?? coloring
  }

  /// The colours of a symbol's layers.
  private func symbolColoring() -> UIImage.SymbolConfiguration? {
    let hierarchical = items(of: "hierarchicalColors").compactMap(loader.color)
    let palette = items(of: "paletteColors").compactMap(loader.color)
    switch string("renderingMode") {
    case "multicolor": return .preferringMulticolor()
    case "monochrome": return .preferringMonochrome()
    default: break
    }
    if let color = hierarchical.first { return UIImage.SymbolConfiguration(hierarchicalColor: color) }
    return palette.isEmpty ? nil : UIImage.SymbolConfiguration(paletteColors: palette)
  }

  /// A symbol of which a part counts, as the bars of `wifi`; nil where the document names no part.
  private func variableSymbol() -> UIImage? {
    guard let value = number("variableValue"), string("catalog") == "system", let name = string("image") else {
      return nil
    }
    return UIImage(systemName: name, variableValue: value)
  }

  /// The image of an `imageReference`, which contains its configuration.
  func referencedImage() -> UIImage? {
    guard let image = variableSymbol() ?? image("image") else { return nil }
    let (scale, weight) = (
      value("symbolScale", InterfaceNames.symbolScales), value("symbolWeight", InterfaceNames.symbolWeights)
    )
    let mode = string("renderingMode")
    var configuration = symbolColoring()
    for part in [
      scale.map { UIImage.SymbolConfiguration(scale: $0) }, weight.map { UIImage.SymbolConfiguration(weight: $0) },
    ] {
      if let part { configuration = configuration?.applying(part) ?? part }
    }
    let configured = configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    switch mode {
    case "template": return configured.withRenderingMode(.alwaysTemplate)
    case "original": return configured.withRenderingMode(.alwaysOriginal)
    default: return configured
    }
  }
}

extension InterfaceNames {
  fileprivate static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  fileprivate static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
