internal import Foundation

/// Converts HTML to an attributed string as UIKit does, whose parser is WebKit: with the same characters for breaks and lists, and
/// its attributes.
struct HTMLTextBuilder {
  /// Elements that are nested deeper don't affect the style.
  private static let deepest = 256
  /// As in WebKit: an element beyond the maximum depth becomes a sibling of the innermost one.
  private static let deepestElement = 512

  private struct Element {
    var tag: String
    var css: CSSElement
    var style: HTMLStyle
    /// The number of the next item of a list.
    var nextItem = 1
  }

  private var elements: [Element] = []
  private var sheet = CSSStyleSheet()
  private var paragraph = HTMLParagraph()
  /// The completed parts. They are joined at the end: appending each paragraph to one string would copy it each time.
  private var parts: [NSAttributedString] = []
  private var lastMargin: CGFloat = 0

  static func text(of html: String) -> NSAttributedString {
    var builder = HTMLTextBuilder()
    var tokens = HTMLTokenizer(html)
    while let token = tokens.next() {
      switch token {
      case .open(let name, let attributes, let closesItself): builder.open(name, attributes, closesItself)
      case .close(let name): builder.close(name)
      case .text(let text): builder.add(text)
      }
    }
    builder.endParagraph(with: nil)
    return joined(builder.parts)
  }

  /// Joins halves recursively, so that each character is copied a logarithmic number of times.
  private static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    var rest = parts
    while rest.count > 1 {
      rest = stride(from: 0, to: rest.count, by: 2).map { index in
        guard index + 1 < rest.count else { return rest[index] }
        let both = NSMutableAttributedString(attributedString: rest[index])
        both.append(rest[index + 1])
        return both
      }
    }
    return rest.first ?? NSAttributedString(string: "")
  }

  private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

  // MARK: Elements

  private static let empty: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  private mutating func open(_ name: String, _ attributes: [String: String], _ closesItself: Bool) {
    if name == "br" { return lineBreak() }
    closeImplied(by: name)
    let css = CSSElement(tag: name, attributes: attributes)
    var style = style.inherited
    if elements.count < HTMLTextBuilder.deepest {
      style.apply(tag: name, attributes: attributes)
      style.apply(sheet.declarations(for: css, within: elements.map(\.css)))
      if let own = attributes["style"] { style.apply(CSSDeclaration.list(own)) }
    }
    if self.style.isHidden { style.isHidden = true }
    if style.isBlock, !style.isHidden { endParagraph(with: "\n") }
    if name == "ul" || name == "ol", elements.count < HTMLTextBuilder.deepest {
      style.lists.append(HTMLTextBuilder.list(name, attributes, style.lists.count))
    }
    if HTMLTextBuilder.empty.contains(name) { return }
    if elements.count >= HTMLTextBuilder.deepestElement { elements.removeLast() }
    elements.append(Element(tag: name, css: css, style: style, nextItem: Int(attributes["start"] ?? "") ?? 1))
    if style.isBlock { paragraph.begin(style) }
    if name == "li", !style.isHidden { addMarker(attributes["value"].flatMap { Int($0) }) }
    if name == "q" { add("\u{201C}") }
    // Only what HTML allows to be closed so is; the rest of the page isn't inside.
    if closesItself, name != "html", name != "body", !HTMLStyle.isBlock(name) { close(name) }
  }

  private mutating func close(_ name: String) {
    if name == "br" { return lineBreak() }
    guard let index = elements.lastIndex(where: { $0.tag == name }) else {
      // A paragraph that was never opened is an empty one.
      return
    }
    if name == "q" { add("\u{201D}") }
    while elements.count > index {
      let element = elements.removeLast()
      guard element.style.isBlock, !element.style.isHidden, element.tag != "body", element.tag != "html" else {
        continue
      }
      endParagraph(with: "\n", margin: element.style.marginBottom)
      if let outer = elements.last(where: { $0.style.isBlock }) { paragraph.begin(outer.style) }
    }
  }

  /// Closes the elements that can't contain a new one.
  private mutating func closeImplied(by name: String) {
    let ended: Set<String>
    switch name {
    case "li": ended = ["li"]
    case "dt", "dd": ended = ["dt", "dd"]
    case "tr": ended = ["tr", "td", "th"]
    case "td", "th": ended = ["td", "th"]
    default: ended = HTMLStyle.isBlock(name) ? ["p"] : []
    }
    let boundaries: Set = ["ul", "ol", "dl", "table", "div", "body", "blockquote"]
    for element in elements.reversed() {
      if ended.contains(element.tag) { return close(element.tag) }
      if boundaries.contains(element.tag) { return }
    }
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    if elements.last?.tag == "style" { return sheet.add(text) }
    if style.isHidden { return }
    paragraph.add(text, style)
  }

  /// A line break is one within paragraphs, items and headings, and elsewhere ends the paragraph, as in WebKit.
  private mutating func lineBreak() {
    if style.isHidden { return }
    let block = elements.last { $0.style.isBlock }?.tag ?? ""
    let isText = block == "p" || block == "li" || block.count == 2 && block.hasPrefix("h")
    paragraph.addBreak(isText ? "\u{2028}" : "\n", style)
  }

  private mutating func endParagraph(with end: String?, margin: CGFloat = 0) {
    guard !paragraph.isEmpty else {
      // Margins of blocks that end together are one.
      lastMargin = max(lastMargin, margin)
      if margin > 0 { raiseLastMargin(to: lastMargin) }
      return
    }
    parts.append(paragraph.text(end: end, before: lastMargin, after: margin, isFirst: parts.isEmpty))
    lastMargin = margin
    paragraph = HTMLParagraph()
    if let outer = elements.last(where: { $0.style.isBlock }) { paragraph.begin(outer.style) }
  }

  private mutating func raiseLastMargin(to margin: CGFloat) {
    guard let last = parts.last, last.length > 0 else { return }
    let key = NSAttributedString.Key.paragraphStyle
    let end = NSRange(location: last.length - 1, length: 1)
    let range = (last.string as NSString).paragraphRange(for: end)
    guard let style = last.attribute(key, at: end.location, effectiveRange: nil) as? NSParagraphStyle,
      style.paragraphSpacing < margin, let raised = style.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    raised.paragraphSpacing = margin
    let changed = NSMutableAttributedString(attributedString: last)
    changed.addAttribute(key, value: raised, range: range)
    parts[parts.count - 1] = changed
  }

  // MARK: Lists

  private static func list(_ name: String, _ attributes: [String: String], _ depth: Int) -> NSTextList {
    if name == "ul" {
      return NSTextList(markerFormat: [.disc, .circle, .square][min(depth, 2)])
    }
    let format: NSTextList.MarkerFormat =
      switch attributes["type"] {
      case "a": .lowercaseAlpha
      case "A": .uppercaseAlpha
      case "i": .lowercaseRoman
      case "I": .uppercaseRoman
      default: .decimal
      }
    return NSTextList(
      markerFormat: NSTextList.MarkerFormat(format.rawValue + "."),
      startingItemNumber: Int(attributes["start"] ?? "") ?? 1)
  }

  private mutating func addMarker(_ value: Int?) {
    guard let list = style.lists.last, let index = elements.lastIndex(where: { $0.tag == "ul" || $0.tag == "ol" })
    else {
      return
    }
    let number = value ?? elements[index].nextItem
    elements[index].nextItem = number &+ 1
    var plain = style
    plain.link = nil
    paragraph.addMarker("\t\(list.marker(forItemNumber: number))\t", plain)
  }
}
