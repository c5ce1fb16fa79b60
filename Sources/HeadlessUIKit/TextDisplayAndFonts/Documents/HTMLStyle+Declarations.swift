internal import Foundation

extension HTMLStyle {
  /// Applies declarations of CSS; what isn't known is left out.
  mutating func apply(_ declarations: [CSSDeclaration]) {
    // Lengths in other properties count in the element's own size.
    for declaration in declarations where declaration.name == "font-size" || declaration.name == "font" {
      apply(declaration)
    }
    for declaration in declarations where declaration.name != "font-size" && declaration.name != "font" {
      apply(declaration)
    }
  }

  private mutating func apply(_ declaration: CSSDeclaration) {
    let value = declaration.value
    let lower = value.lowercased()
    switch declaration.name {
    case "color": if let color = CSSValue.color(lower) { self.color = color }
    case "background-color", "background":
      backgroundColor = lower == "transparent" || lower == "none" ? nil : CSSValue.color(lower) ?? backgroundColor
    case "font-size": size = CSSValue.fontSize(lower, parent: size) ?? size
    case "font-family": families = CSSValue.families(value)
    case "font-weight": isBold = CSSValue.isBold(lower) ?? isBold
    case "font-style": isItalic = lower == "italic" || lower.hasPrefix("oblique")
    case "font": applyFont(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = lower.contains("underline")
      isStruck = lower.contains("line-through")
    case "text-align": alignment = CSSValue.alignment(lower) ?? alignment
    case "text-transform": transform = lower
    case "text-indent": firstLineIndent = CSSValue.length(lower, em: size) ?? firstLineIndent
    case "direction": direction = lower == "rtl" ? .rightToLeft : .leftToRight
    case "letter-spacing": kern = lower == "normal" ? 0 : CSSValue.length(lower, em: size) ?? kern
    case "line-height": applyLineHeight(lower)
    case "white-space": keepsWhitespace = lower.hasPrefix("pre")
    case "vertical-align": applyVerticalAlign(lower)
    case "display", "visibility": applyDisplay(lower)
    default: applyMargin(declaration.name, lower)
    }
  }

  private mutating func applyDisplay(_ value: String) {
    switch value {
    case "none", "hidden": isHidden = true
    case "block", "list-item", "flex", "grid", "table": isBlock = true
    case "inline", "inline-block": isBlock = false
    default: break
    }
  }

  private mutating func applyVerticalAlign(_ value: String) {
    switch value {
    case "super": baselineOffset += size / 3
    case "sub": baselineOffset -= size / 5
    case "baseline": break
    default: baselineOffset += CSSValue.length(value, em: size) ?? 0
    }
  }

  private mutating func applyLineHeight(_ value: String) {
    lineHeight = nil
    lineHeightMultiple = 0
    if let number = Double(value) {
      lineHeight = CGFloat(number) * size
    } else if value != "normal" {
      lineHeight = CSSValue.length(value, em: size)
    }
  }

  private mutating func applyMargin(_ name: String, _ value: String) {
    switch name {
    case "margin-top": marginTop = CSSValue.length(value, em: size) ?? marginTop
    case "margin-bottom": marginBottom = CSSValue.length(value, em: size) ?? marginBottom
    case "margin-left", "padding-left": leftIndent += CSSValue.length(value, em: size) ?? 0
    case "margin-right", "padding-right": rightIndent += CSSValue.length(value, em: size) ?? 0
    case "margin":
      let sides = value.split(separator: " ").map { CSSValue.length(String($0), em: size) ?? 0 }
      guard let first = sides.first else { return }
      marginTop = first
      marginBottom = sides.count > 2 ? sides[2] : first
      leftIndent += sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : first
      rightIndent += sides.count > 1 ? sides[1] : first
    default: break
    }
  }

  /// `font: italic bold 14px/20px Georgia, serif`.
  private mutating func applyFont(_ value: String) {
    if value.hasPrefix("-apple-system") {
      families = ["-apple-system"]
      isBold = value.hasSuffix("headline")
      return
    }
    var words = value.split(separator: " ")[...]
    while let word = words.first?.lowercased() {
      if let bold = CSSValue.isBold(word) {
        isBold = bold
      } else if word == "italic" || word == "oblique" {
        isItalic = true
      } else {
        break
      }
      words = words.dropFirst()
    }
    guard let measures = words.first?.split(separator: "/"), let first = measures.first,
      let size = CSSValue.fontSize(first.lowercased(), parent: size)
    else { return }
    self.size = size
    if measures.count > 1 { applyLineHeight(measures[1].lowercased()) }
    let rest = words.dropFirst().joined(separator: " ")
    if !rest.isEmpty { families = CSSValue.families(rest) }
  }
}
