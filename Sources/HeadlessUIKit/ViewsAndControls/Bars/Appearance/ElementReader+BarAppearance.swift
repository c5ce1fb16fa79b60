internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// An appearance of a bar; nil where the document has none under the key.
  func appearance<Appearance: UIBarAppearance>(_ key: String) -> Appearance? {
    part(key: key) { part in
      let appearance = Appearance(idiom: .unspecified)
      KnownClasses.read(appearance, part)
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
