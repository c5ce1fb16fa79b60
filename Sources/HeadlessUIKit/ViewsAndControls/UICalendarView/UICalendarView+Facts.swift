internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum CalendarViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CalendarViewFacts.self }
  static let elements = ["calendarView"]
  static let facts = FactList<UICalendarView> {
    Fact("wantsDateDecorations", \.wantsDateDecorations, document: .bool("wantsDateDecorations"))
    Fact("fontDesign", \.fontDesign)
    Fact("calendar", \.calendar)
    Fact("locale", \.locale)
    Fact("timeZone", \.timeZone)
    Fact("availableDateRange", \.availableDateRange)
    Fact("visibleDateComponents", \.visibleDateComponents)
    Fact("selectionBehavior", \.selectionBehavior)
  }

  static let outlets = [Outlet<UICalendarView>("delegate", \.delegate)]
}
