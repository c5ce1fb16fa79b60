internal import Foundation
internal import InterfaceBuilder

extension UIImageView {
  /// Takes what a document says of an image view.
  func readImages(_ reader: ElementReader) {
    if let image = reader.image("image") { self.image = image }
    if let image = reader.image("highlightedImage") { highlightedImage = image }
    if let value = reader.bool("highlighted") { isHighlighted = value }
    if let value = reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      adjustsImageSizeForAccessibilityContentSizeCategory = value
    }
    if let element = reader.child(key: "preferredSymbolConfiguration") {
      preferredSymbolConfiguration = reader.loader.symbolConfiguration(element)
    }
  }
}

extension InterfaceLoader {
  func symbolConfiguration(_ element: DocumentElement) -> UIImage.SymbolConfiguration? {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scale = element["scale"].flatMap { scales[$0] }
    let weight = element["weight"].flatMap { weights[$0] }
    switch element["configurationType"] {
    case "pointSize":
      guard let size = element["pointSize"].flatMap(Double.init) else { return nil }
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .unspecified, scale: scale ?? .default)
    case "font":
      guard let child = element.child(key: "fontDescription"), let font = font(child) else { return nil }
      return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
    default:
      if let weight { return UIImage.SymbolConfiguration(weight: weight) }
      return scale.map { UIImage.SymbolConfiguration(scale: $0) }
    }
  }
}
