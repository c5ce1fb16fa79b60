internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// An appearance of a bar; nil where the document has none under the key.
  func appearance<Appearance: UIBarAppearance>(_ key: String) -> Appearance? {
    part(key: key) { part in
      let appearance = Appearance(idiom: .unspecified)
      appearance.readAppearance(part)
      return appearance
    }
  }

  /// The attributes of a bar's texts.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    part(key: key) { part in
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = part.font("fontDescription") ?? part.font("font") { attributes[.font] = font }
      if let color = part.color("textColor") { attributes[.foregroundColor] = color }
      let (shadowColor, offset) = (part.color("textShadowColor"), part.offset("textShadowOffset"))
      if shadowColor != nil || offset != nil {
        let shadow = NSShadow()
        if let shadowColor { shadow.shadowColor = shadowColor }
        if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
        attributes[.shadow] = shadow
      }
      return attributes
    }
  }
}

extension UIBarAppearance {
  /// Takes what a document says of the background of a bar, and of the texts on it.
  fileprivate func readAppearance(_ reader: ElementReader) {
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let color = reader.color("shadowColor") { shadowColor = color }
    if let image = reader.image("backgroundImage") { backgroundImage = image }
    if let image = reader.image("shadowImage") { shadowImage = image }
    if let mode = reader.value("backgroundImageContentMode", InterfaceNames.contentModes) {
      backgroundImageContentMode = mode
    }
    if let effect = reader.blurEffect() { backgroundEffect = effect }
    switch self {
    case let appearance as UINavigationBarAppearance: appearance.readTitles(reader)
    case let appearance as UITabBarAppearance: appearance.readItems(reader)
    default: break
    }
  }
}

extension UINavigationBarAppearance {
  fileprivate func readTitles(_ reader: ElementReader) {
    if let attributes = reader.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
    if let attributes = reader.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
    if let offset = reader.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
  }
}

extension UITabBarAppearance {
  fileprivate func readItems(_ reader: ElementReader) {
    if let color = reader.color("selectionIndicatorTintColor") { selectionIndicatorTintColor = color }
    if let image = reader.image("selectionIndicatorImage") { selectionIndicatorImage = image }
  }
}
