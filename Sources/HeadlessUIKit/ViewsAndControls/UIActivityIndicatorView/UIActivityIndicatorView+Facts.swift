internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ActivityIndicatorFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ActivityIndicatorFacts.self }
  static let elements = ["activityIndicatorView"]
  static let facts = FactList<UIActivityIndicatorView> {
    Fact("style", \.style)
    Fact("color", \.color, appearance: .equal)
    Fact("hidesWhenStopped", \.hidesWhenStopped)
    Fact { $0.readIndicator($1) }
    Fact(readOnly: "animating", \.isAnimating)
    Fact(readOnly: "isAnimating", \.isAnimating)
  }
}

extension UIActivityIndicatorView {
  fileprivate func readIndicator(_ reader: ElementReader) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
    let name = reader.string("style")
    if let name, let value = styles[name] { style = value }
    // The styles before iOS 13 determine the colour.
    if let name, name.hasPrefix("white") { color = .white } else if name == "gray" { color = .gray }
    if let color = reader.color("color") { self.color = color }
    // Unlike those created in code, a document's indicators are visible at rest by default.
    hidesWhenStopped = reader.bool("hidesWhenStopped") ?? false
    let isHiddenInDocument = reader.bool("hidden") ?? false
    if reader.bool("animating") == true { startAnimating() }
    isHidden = isHiddenInDocument || hidesWhenStopped && !isAnimating
  }
}
