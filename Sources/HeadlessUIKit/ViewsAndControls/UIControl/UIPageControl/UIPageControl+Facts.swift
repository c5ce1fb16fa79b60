internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum PageControlFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PageControlFacts.self }
  static let elements = ["pageControl"]
  static let facts = FactList<UIPageControl> {
    // Each page has its dot: a document can't ask for more of them than could be drawn.
    Fact(
      "numberOfPages", \.numberOfPages,
      document: DocumentValue("numberOfPages") { $0.int("numberOfPages").map { min(max($0, 0), 10_000) } })
    Fact("currentPage", \.currentPage, document: .int("currentPage"))
    Fact("hidesForSinglePage", \.hidesForSinglePage, document: .bool("hidesForSinglePage"))
    Fact(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, document: .color("pageIndicatorTintColor"),
      appearance: .equal)
    Fact(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
      document: .color("currentPageIndicatorTintColor"), appearance: .equal)
    Fact("backgroundStyle", \.backgroundStyle)
    Fact("direction", \.direction)
    Fact("allowsContinuousInteraction", \.allowsContinuousInteraction)
    Fact("preferredIndicatorImage", \.preferredIndicatorImage)
    Fact("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage)
    Fact("progress", \.progress)
    Fact(readOnly: "interactionState", \.interactionState)
  }

  static func readAccessibility(of control: UIPageControl, into values: inout StandardAccessibility) {
    values.isElement = true
    values.traits = [.adjustable, .updatesFrequently]
    if control.numberOfPages > 0 { values.value = "page \(control.shownPage + 1) of \(control.numberOfPages)" }
  }
}
