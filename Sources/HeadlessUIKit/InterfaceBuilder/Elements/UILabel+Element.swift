internal import Foundation
internal import InterfaceBuilder

extension UILabel {
  /// Takes what a document says of a label.
  func readLabel(_ reader: ElementReader) {
    if let font = reader.font("fontDescription") { self.font = font }
    if let color = reader.color("textColor") { textColor = color }
    if let color = reader.color("highlightedColor") { highlightedTextColor = color }
    if let color = reader.color("shadowColor") { shadowColor = color }
    if let offset = reader.size("shadowOffset") { shadowOffset = offset }
    if let alignment = reader.textAlignment() { textAlignment = alignment }
    if let mode = reader.value("lineBreakMode", InterfaceNames.lineBreakModes) { lineBreakMode = mode }
    if let value = reader.string("numberOfLines", standard: "1").flatMap({ Int($0) }) { numberOfLines = value }
    if let value = reader.value("baselineAdjustment", InterfaceNames.baselineAdjustments) { baselineAdjustment = value }
    if let value = reader.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    // A smallest size and a smallest scale each ask for the text to shrink.
    if let value = reader.number("minimumFontSize"), font.pointSize > 0 {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = min(value / font.pointSize, 1)
    }
    if let value = reader.number("minimumScaleFactor") {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = value
    }
    if let value = reader.bool("adjustsLetterSpacingToFit") ?? reader.bool("adjustsLetterSpacingToFitWidth") {
      allowsDefaultTighteningForTruncation = value
    }
    if let value = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    if let value = reader.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
    if let value = reader.bool("enabled") { isEnabled = value }
    if let value = reader.bool("highlighted") { isHighlighted = value }
    if let string = reader.attributedString("attributedText") {
      attributedText = string
    }
    if let text = reader.text("text") { self.text = text }
  }
}
