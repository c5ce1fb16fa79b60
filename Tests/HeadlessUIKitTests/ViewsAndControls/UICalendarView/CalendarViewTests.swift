import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var calls: [String] = []

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { dateComponents.day == 5 ? .default(color: .red, size: .large) : nil }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { calls.append("from \(previousDateComponents.month ?? 0)") }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    calls.append("one \(dateComponents?.day ?? 0)")
  }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    dateComponents?.day != 7
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    calls.append("on \(dateComponents.day ?? 0)")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    calls.append("off \(dateComponents.day ?? 0)")
  }
}

@MainActor @Suite struct CalendarViewTests {
  private let listener = Listener()

  private func show(_ selection: UICalendarSelection?) -> (UICalendarView, HostedScreen) {
    let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 400, height: 456))
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    view.delegate = listener
    view.selectionBehavior = selection
    let controller = UIViewController()
    controller.view.addSubview(view)
    return (view, Screens.show(controller))
  }

  private func tap(_ day: String, _ view: UICalendarView) throws {
    try #require(view.label(day)?.superview).sendTap()
  }

  @Test func oneDayIsChosenWhereTheDelegateAllowsIt() throws {
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    let (view, screen) = show(selection)
    #expect(view.label("May 2024") != nil)
    try tap("6", view)
    try tap("7", view)
    #expect(listener.calls == ["one 6"] && selection.selectedDate?.day == 6)
    selection.selectedDate = DateComponents(year: 2024, month: 5, day: 8)
    screen.window.updateScreen()
    #expect(view.label("8")?.superview?.accessibilityTraits.contains(.selected) == true)
    #expect(listener.calls == ["one 6"])
    screen.close()
  }

  @Test func severalDaysComeAndGo() throws {
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    let (view, screen) = show(selection)
    try tap("6", view)
    try tap("9", view)
    try tap("6", view)
    #expect(listener.calls == ["on 6", "on 9", "off 6"])
    #expect(selection.selectedDates.map(\.day) == [9])
    screen.close()
  }

  @Test func decorationsStandBelowTheirDays() throws {
    let (view, screen) = show(nil)
    let decorated = try #require(view.label("5")?.superview)
    let plain = try #require(view.label("6")?.superview)
    #expect(decorated.subviews.count == plain.subviews.count + 1)
    // A large dot, centred in the 18 points at the bottom.
    let dot = try #require(decorated.subviews.last)
    #expect(dot.bounds.size == CGSize(width: 8, height: 8))
    #expect(abs(dot.frame.midY - (decorated.bounds.height - 9)) < 0.5)
    view.wantsDateDecorations = false
    screen.window.updateScreen()
    #expect(decorated.subviews.count == plain.subviews.count)
    screen.close()
  }

  @Test func monthsTurnWithinTheAvailableRange() throws {
    let (view, screen) = show(nil)
    let end = try #require(Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 6, day: 20)))
    view.availableDateRange = DateInterval(start: .distantPast, end: end)
    let month = try #require(view.first(_UICalendarMonthView.self))
    month.turn(by: 1)
    screen.window.updateScreen()
    #expect(view.visibleDateComponents.month == 6 && listener.calls == ["from 5"])
    month.turn(by: 1)
    #expect(view.visibleDateComponents.month == 6)
    screen.close()
  }
}
