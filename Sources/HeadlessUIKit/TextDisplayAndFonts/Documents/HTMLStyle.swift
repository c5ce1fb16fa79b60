internal import Foundation

/// The style of an element's text: the result of its tag, the page's style sheets and its own `style`. Lengths are points; a CSS
/// pixel is one.
struct HTMLStyle {
  /// WebKit's size for documents that become attributed strings; browsers have 16.
  static let mediumSize: CGFloat = 12

  var families = ["Times New Roman"]
  var size = HTMLStyle.mediumSize
  var isBold = false
  var isItalic = false
  var color = UIColor.black
  var backgroundColor: UIColor?
  var isUnderlined = false
  var isStruck = false
  var baselineOffset: CGFloat = 0
  var kern: CGFloat = 0
  var link: String?
  var keepsWhitespace = false
  var transform = ""

  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var lineHeight: CGFloat?
  var lineHeightMultiple: CGFloat = 0
  var firstLineIndent: CGFloat = 0
  /// The enclosing lists and quotations.
  var leftIndent: CGFloat = 0
  var rightIndent: CGFloat = 0
  var lists: [NSTextList] = []

  // Not inherited.
  var isBlock = false
  var isHidden = false
  var marginTop: CGFloat = 0
  var marginBottom: CGFloat = 0

  /// The style that elements inside inherit.
  var inherited: HTMLStyle {
    var style = self
    style.isBlock = false
    style.isHidden = false
    style.marginTop = 0
    style.marginBottom = 0
    style.backgroundColor = isBlock ? nil : backgroundColor
    return style
  }

  // MARK: Tags

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol",
    "p", "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  static func isBlock(_ tag: String) -> Bool { blocks.contains(tag) }

  /// The sizes of headings and their margins in their own size, as in HTML's own style sheet.
  private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
  ]

  /// The default style of browsers for a tag.
  mutating func apply(tag: String, attributes: [String: String]) {
    isBlock = HTMLStyle.isBlock(tag)
    if let heading = HTMLStyle.headings[tag] {
      size *= heading.size
      isBold = true
      (marginTop, marginBottom) = (size * heading.margin, size * heading.margin)
      return
    }
    switch tag {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "sup": raise(by: 1 / 3)
    case "sub": raise(by: -1 / 5)
    case "small": size = HTMLStyle.smaller(size)
    case "big": size *= 1.2
    case "mark": backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "code", "kbd", "samp", "tt": setMonospaced()
    case "pre":
      setMonospaced()
      keepsWhitespace = true
      (marginTop, marginBottom) = (size, size)
    case "p", "dl": (marginTop, marginBottom) = (size, size)
    case "ul", "ol": if lists.isEmpty { (marginTop, marginBottom) = (size, size) }
    case "center": alignment = .center
    case "dd": leftIndent += 40
    case "blockquote", "figure":
      leftIndent += 40
      rightIndent += 40
      (marginTop, marginBottom) = (size, size)
    case "a": if let target = attributes["href"] { setLink(target) }
    case "font": applyFont(attributes)
    case "head", "script", "style", "title", "template", "noscript", "object", "video", "audio", "canvas", "svg",
      "select":
      isHidden = true
    default: break
    }
    if isBlock, let value = attributes["align"] { alignment = CSSValue.alignment(value) ?? alignment }
    if let value = attributes["dir"] {
      direction = value == "rtl" ? .rightToLeft : value == "ltr" ? .leftToRight : direction
    }
  }

  private mutating func raise(by part: CGFloat) {
    baselineOffset += size * part
    size = HTMLStyle.smaller(size)
  }

  private static func smaller(_ size: CGFloat) -> CGFloat { (size / 1.2).rounded() }

  /// Text of one width is smaller by default, 13 for 16.
  private mutating func setMonospaced() {
    families = ["Courier New"]
    size = (size * 13 / 16).rounded()
  }

  private mutating func setLink(_ target: String) {
    link = target
    color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    isUnderlined = true
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let value = attributes["color"].flatMap(CSSValue.color) { color = value }
    if let face = attributes["face"] { families = CSSValue.families(face) }
    if let text = attributes["size"], let number = Int(text) {
      let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
      size = CSSValue.keywordSizes[min(max(step, 1), 7) - 1]
    }
  }
}
