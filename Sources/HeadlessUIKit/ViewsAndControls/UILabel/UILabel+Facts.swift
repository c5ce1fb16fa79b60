internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum LabelFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { LabelFacts.self }
  static let elements = ["label"]
  static let facts = FactList<UILabel> {
    // Documents specify whether a label takes touches, which by default it doesn't in code.
    Fact { label, reader in if reader.bool("userInteractionEnabled") == nil { label.isUserInteractionEnabled = true } }
    Fact("font", \.font, document: .font("fontDescription"), appearance: .equal)
    Fact("textColor", \.textColor, document: .color("textColor"), appearance: .equal)
    Fact("highlightedTextColor", \.highlightedTextColor, document: .color("highlightedColor"), appearance: .equal)
    Fact("shadowColor", \.shadowColor, document: .color("shadowColor"), appearance: .equal)
    Fact("shadowOffset", \.shadowOffset, document: .size("shadowOffset"), appearance: .equal)
    Fact(
      "textAlignment", \.textAlignment,
      document: .named("textAlignment", InterfaceNames.textAlignments, standard: "left"))
    Fact("lineBreakMode", \.lineBreakMode, document: .named("lineBreakMode", InterfaceNames.lineBreakModes))
    Fact(
      "numberOfLines", \.numberOfLines,
      document: DocumentValue("numberOfLines") { $0.string("numberOfLines", standard: "1").flatMap { Int($0) } })
    Fact(
      "baselineAdjustment", \.baselineAdjustment,
      document: .named("baselineAdjustment", InterfaceNames.baselineAdjustments))
    Fact("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, document: .bool("adjustsFontSizeToFit"))
    Fact("minimumScaleFactor", \.minimumScaleFactor)
    Fact(varies: true) { $0.readSmallestText($1) }
    Fact(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      document: DocumentValue("adjustsLetterSpacingToFit") {
        $0.bool("adjustsLetterSpacingToFit") ?? $0.bool("adjustsLetterSpacingToFitWidth")
      })
    Fact(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      document: .bool("adjustsFontForContentSizeCategory"))
    Fact("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, document: .number("preferredMaxLayoutWidth"))
    Fact(flag: "enabled", \.isEnabled, document: .bool("enabled", standard: true))
    Fact(flag: "highlighted", \.isHighlighted, document: .bool("highlighted", standard: false))
    Fact("attributedText", \.attributedText, document: .attributedText("attributedText"))
    Fact("text", \.text, document: .text("text"))
    Fact("lineBreakStrategy", \.lineBreakStrategy)
    Fact("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
  }

  static func readAccessibility(of label: UILabel, into values: inout StandardAccessibility) {
    values.isElement = true
    values.label = label.snapshotText
    values.traits = .staticText
    if !label.isEnabled { values.traits.insert(.notEnabled) }
  }

  /// Labels count as opaque until they are set otherwise, but for those of buttons.
  static func describe(_ label: UILabel, in description: inout ViewDescription) {
    description.text = label.text
    description.isOpaque = true
    description.isBackgroundSet = label.isBackgroundSet
    description.layer = "_UILabelLayer"
  }
}

extension UILabel {
  /// A smallest size and a smallest scale each ask for the text to shrink.
  fileprivate func readSmallestText(_ reader: ElementReader) {
    if let value = reader.number("minimumFontSize"), font.pointSize > 0 {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = min(value / font.pointSize, 1)
    }
    if let value = reader.number("minimumScaleFactor") {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = value
    }
  }
}

extension InterfaceNames {
  static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
