import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct DatePickerTests {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  init() { HostedScreen.apply(.standard) }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
    utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = utc.timeZone
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame.size = picker.intrinsicContentSize
    return picker
  }

  @Test func aPickerWithoutADateShowsTheClockOfTheScreen() {
    let shown = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: UIDatePicker().date)
    #expect(shown == DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41))
  }

  @Test func theAutomaticStyleIsCompactAndThatOfDurationsWheels() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  private func compactLabels(_ view: UIView) -> [_UIDatePickerCompactLabel] {
    if let label = view as? _UIDatePickerCompactLabel { return label.isHidden ? [] : [label] }
    return view.isHidden ? [] : view.subviews.flatMap(compactLabels)
  }

  @Test func compactFieldsShrinkWhereThereIsLittleRoom() {
    let picker = picker(.dateAndTime, .compact)
    let natural = picker.intrinsicContentSize.width
    picker.frame.size.width = natural / 2
    picker.layoutIfNeeded()
    let frames = compactLabels(picker).map { $0.convert($0.bounds, to: picker) }
    #expect(frames.count == 2)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= natural / 2 })
    #expect(frames[0].maxX <= frames[1].minX)
    let labels = compactLabels(picker).map(\.label)
    #expect(labels.allSatisfy { $0.adjustsFontSizeToFitWidth })
  }

  @Test func atTheLargestTextTheTimesTitleAndFieldStandBesideEachOther() throws {
    let controller = UIViewController()
    let picker = picker(.dateAndTime, .inline)
    controller.view.addSubview(picker)
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let screen = Screens.show(
      controller, on: ScreenConfiguration(size: CGSize(width: 375, height: 667), traits: traits))
    defer { screen.close() }
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let title = try #require(all(picker).compactMap { $0 as? UILabel }.first { $0.text == "Time" })
    let field = try #require(compactLabels(picker).first)
    let (a, b) = (title.convert(title.bounds, to: picker), field.convert(field.bounds, to: picker))
    #expect(a.width > 0 && b.width > 0 && a.maxX <= b.minX)
    #expect(b.maxX <= picker.bounds.width)
  }

  @Test func datesStayWithinTheirBounds() {
    let picker = picker(.date)
    picker.date = date(2024, 5, 5)
    picker.minimumDate = date(2024, 6, 1)
    #expect(picker.date == date(2024, 6, 1))
    picker.maximumDate = date(2024, 7, 1)
    picker.date = date(2025, 1, 1)
    #expect(picker.date == date(2024, 7, 1))
    // Contradictory limits are ignored.
    picker.minimumDate = date(2026, 1, 1)
    picker.date = date(2020, 1, 1)
    #expect(picker.date == date(2020, 1, 1))
  }

  @Test func minutesAreRoundedDownToTheirInterval() {
    let picker = picker(.time)
    picker.minuteInterval = 15
    picker.date = date(2024, 5, 5, 10, 44)
    #expect(picker.date == date(2024, 5, 5, 10, 30))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date(2024, 5, 5, 10, 44))
    // 7 minutes don't divide an hour.
    picker.roundsToMinuteInterval = true
    picker.minuteInterval = 7
    #expect(picker.date == date(2024, 5, 5, 10, 44))
  }

  @Test func aCompactPickerIsAsLargeAsItsTexts() throws {
    let picker = picker(.date, .compact)
    picker.date = date(2024, 5, 5)
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    let label = try #require(picker.label("May 5, 2024"))
    // The body's line of 20.33 points and 7 above and below; 12 at the sides.
    #expect(abs(picker.bounds.height - 103.0 / 3) < 1e-6)
    #expect(abs(picker.bounds.width - label.intrinsicContentSize.width - 24) < 1 / 3)
    picker.datePickerMode = .time
    picker.layoutIfNeeded()
    #expect(picker.label("12:00\u{A0}PM") != nil)
  }

  @Test func wheelsStandInTheOrderOfTheLocale() throws {
    let picker = picker(.date)
    picker.date = date(2024, 5, 17)
    #expect(try titles(picker) == ["May", "17", "2024"])
    picker.locale = Locale(identifier: "en_GB")
    #expect(try titles(picker) == ["17", "May", "2024"])
    picker.datePickerMode = .time
    picker.date = date(2024, 5, 17, 15, 5)
    #expect(try titles(picker) == ["15", "05"])
    picker.locale = Locale(identifier: "en_US")
    #expect(try titles(picker) == ["3", "05", "PM"])
    picker.datePickerMode = .dateAndTime
    #expect(try titles(picker) == ["Fri, May 17", "3", "05", "PM"])
  }

  /// The values of the wheels.
  private func titles(_ picker: UIDatePicker) throws -> [String] {
    picker.layoutIfNeeded()
    let wheels = try #require(picker.first(UIPickerView.self))
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? ""
    }
  }

  @Test func aPersonsTurnIsReportedAndKeepsToTheMonth() throws {
    let picker = picker(.date)
    picker.date = date(2024, 3, 31)
    var told: [Date] = []
    picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
    picker.layoutIfNeeded()
    let month = try #require(picker.first(_UIPickerColumnView.self))
    month.choose(month.selectedRow - 1)
    // February of 2024 has 29 days.
    #expect(told == [date(2024, 2, 29)])
    #expect(try titles(picker) == ["February", "29", "2024"])
  }

  @Test func aTurnBeyondTheBoundsComesBack() throws {
    let picker = picker(.date)
    picker.maximumDate = date(2024, 4, 10)
    picker.date = date(2024, 3, 31)
    picker.layoutIfNeeded()
    let month = try #require(picker.first(_UIPickerColumnView.self))
    month.choose(month.selectedRow + 3)
    #expect(picker.date == date(2024, 4, 10))
    #expect(try titles(picker) == ["April", "10", "2024"])
  }

  @Test func durationsAreWholeMinutes() throws {
    let picker = picker(.countDownTimer)
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    #expect(try titles(picker) == ["1 hour", "2 min"])
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func anInlineCalendarShowsTheMonthAndTakesADay() throws {
    let picker = picker(.dateAndTime, .inline)
    #expect(picker.bounds.size == CGSize(width: 320, height: 382))
    picker.date = date(2024, 5, 17, 15, 5)
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let screen = Screens.show(controller)
    #expect(picker.label("May 2024") != nil)
    // The first of May 2024 was a Wednesday, the fourth day of weeks in the US.
    let first = try #require(picker.label("1")?.superview)
    #expect(abs(first.frame.midX - 320 / 7 * 3.5) < 0.5)
    try #require(picker.label("20")?.superview).sendTap()
    #expect(picker.date == date(2024, 5, 20, 15, 5))
    screen.close()
  }
}
