internal import Foundation
internal import TextLayout

// The system font is not named by its file, as other fonts are, but in the manner of iOS: ".SFUI-Semibold".
extension FontSpecification {
  private static let designs: [(design: UIFontDescriptor.SystemDesign, family: String, font: String)] = [
    (.default, ".AppleSystemUIFont", ".SFUI"),
    (.monospaced, ".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced"),
    (.rounded, ".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded"),
    (.serif, ".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif"),
  ]

  var familyName: String {
    switch family {
    case .system(let design):
      FontSpecification.designs.first { $0.design == design }?.family ?? ".AppleSystemUIFont"
    case .named(let name):
      registeredFace?.familyName ?? substitute?.familyName ?? name
    }
  }

  var fontName: String {
    switch family {
    case .system(let design):
      (FontSpecification.designs.first { $0.design == design }?.font ?? ".SFUI") + "-" + styleName
    case .named(let name):
      registeredFontName ?? substitute?.postScriptName ?? name
    }
  }

  /// The weight that bold text leads to is part of the name, as on iOS.
  private var styleName: String {
    let weight = effectiveWeight(isBoldText: isForBoldText).styleName
    return isItalic ? weight + "Italic" : weight
  }

  private var registeredFace: FontFace? {
    guard case .named(let name) = family else { return nil }
    return FontRegistry.library.face(named: name, weight: weight.css, isItalic: isItalic)?.face
  }

  /// The font of iOS' own that the system font fills in for.
  var substitute: SubstituteFont? {
    guard case .named(let name) = family else { return nil }
    return SubstituteFont.variant(of: name, weight: weight.css, isItalic: isItalic)
  }

  private var registeredFontName: String? {
    guard case .named(let name) = family,
      let match = FontRegistry.library.face(named: name, weight: weight.css, isItalic: isItalic)
    else { return nil }
    return match.face.namedInstances.first { $0.weight == match.weight }?.postScriptName ?? match.face.postScriptName
  }

  /// The font that `fontName` names: a registered one, the system's by its name in the manner of iOS, or one of iOS' own.
  init?(fontName: String, pointSize: CGFloat) {
    if let system = FontSpecification(systemFontName: fontName, pointSize: pointSize) {
      self = system
      return
    }
    if let match = FontRegistry.library.face(named: fontName, weight: 400, isItalic: false) {
      self.init(.named(fontName), pointSize: pointSize, weight: UIFont.Weight(css: match.weight))
      isItalic = match.face.isItalic
    } else if let font = SubstituteFont.named(fontName) {
      self.init(.named(fontName), pointSize: pointSize, weight: UIFont.Weight(css: font.weight))
      isItalic = font.isItalic
    } else {
      return nil
    }
  }

  private init?(systemFontName name: String, pointSize: CGFloat) {
    for (design, family, font) in FontSpecification.designs {
      if name == family {
        self.init(.system(design), pointSize: pointSize)
        return
      }
      guard name.hasPrefix(font + "-") else { continue }
      var style = String(name.dropFirst(font.count + 1))
      let isItalic = style.hasSuffix("Italic")
      if isItalic { style.removeLast("Italic".count) }
      guard let weight = UIFont.Weight(styleName: style.isEmpty ? "Regular" : style) else { return nil }
      self.init(.system(design), pointSize: pointSize, weight: weight)
      self.isItalic = isItalic
      return
    }
    return nil
  }
}
