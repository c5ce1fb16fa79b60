internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ProgressViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ProgressViewFacts.self }
  static let elements = ["progressView"]
  static let facts = FactList<UIProgressView> {
    Fact(
      "progressViewStyle", \.progressViewStyle,
      document: .named("progressViewStyle", ["bar": UIProgressView.Style.bar, "default": .default]))
    Fact("progress", \.progress, document: .number("progress"))
    Fact("progressTintColor", \.progressTintColor, document: .color("progressTintColor"), appearance: .equal)
    Fact("trackTintColor", \.trackTintColor, document: .color("trackTintColor"), appearance: .equal)
    Fact("progressImage", \.progressImage, document: .image("progressImage"), appearance: .equal)
    Fact("trackImage", \.trackImage, document: .image("trackImage"), appearance: .equal)
    Fact("observedProgress", \.observedProgress)
  }

  static func readAccessibility(of view: UIProgressView, into values: inout StandardAccessibility) {
    values.isElement = true
    values.traits = .updatesFrequently
    values.value = "\(Int((view.progress * 100).rounded()))%"
  }
}
