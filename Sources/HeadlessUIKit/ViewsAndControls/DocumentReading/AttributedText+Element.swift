internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// An attributed string; nil where the document has none under the key.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let child = child(key: key), child.name == "attributedString" else { return nil }
    return part(child) { reader in
      let whole = NSMutableAttributedString()
      for fragment in reader.children(named: "fragment") {
        whole.append(reader.part(fragment) { $0.fragment() })
      }
      return whole
    }
  }

  private func fragment() -> NSAttributedString {
    let content = text("content") ?? children(named: "string").first.flatMap(loader.text) ?? ""
    let lists = children(named: "attributes")
    let attributes = lists.first.map { part($0) { $0.textAttributes() } } ?? [:]
    return NSAttributedString(string: content, attributes: attributes)
  }

  /// The attributes of a run of characters.
  private func textAttributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color("NSColor")
    attributes[.backgroundColor] = color("NSBackgroundColor")
    attributes[.strokeColor] = color("NSStrokeColor")
    attributes[.underlineColor] = color("NSUnderlineColor")
    attributes[.strikethroughColor] = color("NSStrikethroughColor")
    attributes[.font] = font("NSFont")
    attributes[.paragraphStyle] = part(key: "NSParagraphStyle") { $0.paragraphStyle() }
    attributes[.underlineStyle] = figure("NSUnderline").map { Int($0) }
    attributes[.strikethroughStyle] = figure("NSStrikethrough").map { Int($0) }
    attributes[.ligature] = figure("NSLigature").map { Int($0) }
    attributes[.kern] = figure("NSKern")
    attributes[.strokeWidth] = figure("NSStrokeWidth")
    attributes[.baselineOffset] = figure("NSBaselineOffset")
    attributes[.obliqueness] = figure("NSObliqueness")
    attributes[.expansion] = figure("NSExpansion")
    attributes[.link] = child(key: "NSLink").flatMap { $0["string"] ?? loader.text($0) }.flatMap { URL(string: $0) }
    attributes[.shadow] = part(key: "NSShadow") { $0.shadow() }
    return attributes
  }

  /// A number's element, `integer` or `real`.
  private func figure(_ key: String) -> Double? {
    child(key: key)?["value"].flatMap(Double.init(document:)).flatMap { abs($0) < 1e9 ? $0 : nil }
  }

  private func shadow() -> NSShadow {
    let shadow = NSShadow()
    if let color = color("color") { shadow.shadowColor = color }
    if let offset = size("offset") { shadow.shadowOffset = offset }
    if let radius = number("blurRadius") { shadow.shadowBlurRadius = radius }
    return shadow
  }

  private func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let value = value("alignment", InterfaceNames.textAlignments) { style.alignment = value }
    if let mode = value("lineBreakMode", InterfaceNames.lineBreakModes) { style.lineBreakMode = mode }
    let directions: [String: NSWritingDirection] = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    if let direction = value("baseWritingDirection", directions) { style.baseWritingDirection = direction }
    if let value = number("lineSpacing") { style.lineSpacing = value }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("headIndent") { style.headIndent = value }
    if let value = number("tailIndent") { style.tailIndent = value }
    if let value = number("defaultTabInterval") { style.defaultTabInterval = value }
    if let value = double("hyphenationFactor") { style.hyphenationFactor = Float(value) }
    if let value = bool("allowsDefaultTighteningForTruncation") { style.allowsDefaultTighteningForTruncation = value }
    // UIKit's paragraphs have neither: both are the Mac's.
    _ = [number("tighteningFactorForTruncation"), number("headerLevel")]
    let stops = items(of: "tabStops").compactMap { stop in part(stop) { $0.tabStop() } }
    if !stops.isEmpty { style.tabStops = stops }
    return style
  }

  private func tabStop() -> NSTextTab? {
    _ = children(named: "options")
    let alignment = value("alignment", InterfaceNames.textAlignments) ?? .left
    return number("location").map { NSTextTab(textAlignment: alignment, location: $0, options: [:]) }
  }
}
