internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum StackViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { StackViewFacts.self }
  static let elements = ["stackView"]
  static let facts = FactList<UIStackView> {
    Fact(
      "axis", \.axis,
      document: .named("axis", ["horizontal": .horizontal, "vertical": .vertical], standard: "horizontal"))
    Fact("distribution", \.distribution, document: .named("distribution", distributions, standard: "fill"))
    Fact("alignment", \.alignment, document: .named("alignment", alignments, standard: "fill"))
    Fact(
      "spacing", \.spacing,
      document: DocumentValue("spacing") {
        $0.string("spacing", standard: "0").flatMap(Double.init(document:)).map { CGFloat($0) }
      })
    Fact(varies: true) { stack, reader in
      if reader.string("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    }
    Fact(
      flag: "baselineRelativeArrangement", \.isBaselineRelativeArrangement,
      document: .bool("baselineRelativeArrangement"))
    // A document specifies margins only for a stack view that arranges its views within them.
    Fact(varies: true) { stack, reader in
      let hasMargins = reader.child(key: "layoutMargins") != nil || reader.child(key: "directionalLayoutMargins") != nil
      if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
    }
    Fact(
      flag: "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement,
      document: .bool("layoutMarginsRelativeArrangement"))
    Fact(readOnly: "arrangedSubviews", \.arrangedSubviews)
    // All subviews are arranged, in their order.
    Fact { stack, _ in stack.arrangeDocumentViews() }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
