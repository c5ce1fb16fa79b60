internal import Foundation
internal import InterfaceBuilder

extension UIStackView {
  /// Takes what a document says of a stack view.
  func readStack(_ reader: ElementReader) {
    if let axis = reader.string("axis", standard: "horizontal") {
      self.axis = axis == "vertical" ? .vertical : .horizontal
    }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let value = reader.value("distribution", distributions, standard: "fill") { distribution = value }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    if let value = reader.value("alignment", alignments, standard: "fill") { alignment = value }
    if let value = reader.string("spacing", standard: "0").flatMap(Double.init(document:)) { spacing = value }
    if reader.string("spacingType") == "standard" { spacing = UIStackView.spacingUseSystem }
    if let value = reader.bool("baselineRelativeArrangement") { isBaselineRelativeArrangement = value }
    // Margins of its own are all that a document says of a stack view that arranges its views within them.
    let hasMargins = reader.child(key: "layoutMargins") != nil || reader.child(key: "directionalLayoutMargins") != nil
    if hasMargins { isLayoutMarginsRelativeArrangement = true }
    if let value = reader.bool("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = value }
  }

  /// All subviews are arranged, in their order.
  func arrangeElements() {
    for view in subviews { addArrangedSubview(view) }
  }
}
