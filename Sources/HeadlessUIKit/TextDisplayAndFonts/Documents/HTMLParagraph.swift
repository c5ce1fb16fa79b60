internal import Foundation

/// The text of a block while it is read.
struct HTMLParagraph {
  private struct Run {
    var text: String
    var style: HTMLStyle
  }

  private var runs: [Run] = []
  /// The innermost block around.
  private var block = HTMLStyle()
  private var hasMarker = false
  /// Whether there is pending whitespace, which is only shown before further text.
  private var pendingSpace: HTMLStyle?
  private var isAtLineStart = true

  var isEmpty: Bool { runs.isEmpty }

  mutating func begin(_ block: HTMLStyle) {
    if runs.isEmpty { self.block = block }
  }

  mutating func add(_ text: String, _ style: HTMLStyle) {
    let text = HTMLParagraph.transformed(text, style)
    if style.keepsWhitespace {
      guard !text.isEmpty else { return }
      flushSpace()
      return append(text, style)
    }
    var word = ""
    for character in text {
      if character.isASCII && character.isWhitespace {
        if !word.isEmpty { append(word, style) }
        word = ""
        if !isAtLineStart, pendingSpace == nil { pendingSpace = style }
      } else {
        flushSpace()
        word.append(character)
      }
    }
    if !word.isEmpty { append(word, style) }
  }

  mutating func addBreak(_ character: String, _ style: HTMLStyle) {
    pendingSpace = nil
    append(character, style)
    isAtLineStart = true
  }

  mutating func addMarker(_ text: String, _ style: HTMLStyle) {
    append(text, style)
    hasMarker = true
    isAtLineStart = true
  }

  private mutating func flushSpace() {
    guard let style = pendingSpace else { return }
    pendingSpace = nil
    append(" ", style)
  }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    runs.append(Run(text: text, style: style))
    isAtLineStart = false
  }

  private static func transformed(_ text: String, _ style: HTMLStyle) -> String {
    switch style.transform {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    case "capitalize": text.capitalized
    default: text
    }
  }

  // MARK: Attributes

  /// - Parameters:
  ///   - end: what ends the paragraph; nil at the document's end.
  ///   - before: the margin below the paragraph above, which this one's shares.
  func text(end: String?, before: CGFloat, after: CGFloat, isFirst: Bool) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let style = paragraphStyle(before: isFirst ? 0 : max(block.marginTop - before, 0), after: after)
    for (index, run) in runs.enumerated() {
      let text = index == runs.count - 1 ? run.text + (end ?? "") : run.text
      result.append(NSAttributedString(string: text, attributes: attributes(run.style, style)))
    }
    return result
  }

  /// WebKit's width of a list's marker and its text's indentation, in points.
  private static let (markerIndent, listIndent): (CGFloat, CGFloat) = (11, 36)

  private func paragraphStyle(before: CGFloat, after: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = block.alignment
    style.baseWritingDirection = block.direction
    style.paragraphSpacing = after
    style.paragraphSpacingBefore = before
    style.tabStops = []
    style.defaultTabInterval = HTMLParagraph.listIndent
    if let height = block.lineHeight {
      style.minimumLineHeight = height
      style.maximumLineHeight = height
    }
    let inList = CGFloat(block.lists.count) * HTMLParagraph.listIndent
    style.headIndent = block.leftIndent + inList
    style.firstLineHeadIndent = block.leftIndent + (hasMarker ? 0 : inList) + block.firstLineIndent
    if block.rightIndent > 0 { style.tailIndent = -block.rightIndent }
    if hasMarker {
      let outer = inList - HTMLParagraph.listIndent + block.leftIndent
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: outer + HTMLParagraph.markerIndent),
        NSTextTab(textAlignment: .natural, location: outer + HTMLParagraph.listIndent),
      ]
      style.textLists = block.lists
    }
    return style
  }

  private func attributes(_ style: HTMLStyle, _ paragraph: NSParagraphStyle) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: HTMLParagraph.font(style), .foregroundColor: style.color, .paragraphStyle: paragraph, .kern: style.kern,
      .strokeColor: style.color, .strokeWidth: 0,
    ]
    if let background = style.backgroundColor { attributes[.backgroundColor] = background }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  private static func font(_ style: HTMLStyle) -> UIFont {
    // Zero means a default in UIKit, and invisible text here.
    let size = max(style.size, 0.01)
    for family in style.families {
      guard let specification = specification(family, size) else { continue }
      var result = specification
      result.weight = style.isBold ? .bold : .regular
      result.isItalic = style.isItalic
      return UIFont(result)
    }
    return font(HTMLStyle.plain(like: style))
  }

  private static func specification(_ family: String, _ size: CGFloat) -> FontSpecification? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif": FontSpecification(pointSize: size)
    case "ui-rounded": FontSpecification(.system(.rounded), pointSize: size)
    case "ui-serif": FontSpecification(.system(.serif), pointSize: size)
    case "ui-monospace": FontSpecification(.system(.monospaced), pointSize: size)
    case "serif", "times": FontSpecification(fontName: "Times New Roman", pointSize: size)
    case "sans-serif": FontSpecification(fontName: "Helvetica", pointSize: size)
    case "monospace": FontSpecification(fontName: "Courier New", pointSize: size)
    default: FontSpecification(fontName: family, pointSize: size)
    }
  }
}

extension HTMLStyle {
  /// The style in the font that every document has.
  fileprivate static func plain(like style: HTMLStyle) -> HTMLStyle {
    var result = style
    result.families = ["Times New Roman", "-apple-system"]
    return result
  }
}
