import Testing
import UIKit

@testable import HeadlessUIKit

/// The overlay that a tap on a compact date picker opens.
@MainActor @Suite final class DatePickerOverlayTests {
  private let controller = UIViewController()
  private let picker = UIDatePicker()
  private let button = UIButton(type: .system)
  private var told: [String] = []
  private var screen: HostedScreen?

  init() {
    HostedScreen.apply(.standard)
    picker.timeZone = utc.timeZone
    picker.preferredDatePickerStyle = .compact
    picker.date = date(17, 15, 5)
    // The 17th of May 2024 was a Friday.
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end"), (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"),
    ] {
      picker.addAction(UIAction { [weak self] _ in self?.told.append(name) }, for: event)
    }
    button.addAction(UIAction { [weak self] _ in self?.told.append("button") }, for: .touchUpInside)
    controller.view.addSubview(picker)
    controller.view.addSubview(button)
  }

  isolated deinit { screen?.close() }

  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  private func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
    utc.date(from: DateComponents(year: 2024, month: 5, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  /// 400 x 800 points, the safe area from 50 to 770; the picker at the right, a button below it.
  private func show(_ mode: UIDatePicker.Mode = .dateAndTime, y: CGFloat = 100) -> UIWindow {
    picker.datePickerMode = mode
    let size = picker.intrinsicContentSize
    picker.frame = CGRect(x: 384 - size.width, y: y, width: size.width, height: size.height)
    button.frame = CGRect(x: 0, y: 600, width: 400, height: 100)
    let screen = Screens.show(controller)
    self.screen = screen
    return screen.window
  }

  private func tap(_ text: String) throws {
    let window = try #require(screen?.window)
    let views = all(window).compactMap { $0 as? UILabel }.filter { label in
      label.text == text && sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }
    let label = try #require(views.last, "no \(text)")
    window.send(.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)))
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  private var plate: UIView? { controller.presentedViewController?.view }
  private var shown: UIDatePicker? { plate.flatMap { all($0).compactMap { $0 as? UIDatePicker }.first } }
  private func field(_ text: String) throws -> UIView { try #require(picker.label(text)?.superview) }

  @Test func aTapOnTheDayOpensACalendarThatStaysAfterAChoice() throws {
    let window = show()
    try tap("May 17, 2024")
    #expect(told == ["begin"])
    #expect(shown?.datePickerStyle == .inline && shown?.datePickerMode == .date)
    try tap("20")
    // The time doesn't change, and the calendar remains.
    #expect(picker.date == date(20, 15, 5) && picker.label("May 20, 2024") != nil)
    #expect(told == ["begin", "value", "primary"] && plate != nil)
    window.send(.tap(at: CGPoint(x: 200, y: 650)))
    // The tap closes it and has no other effect.
    #expect(plate == nil && told == ["begin", "value", "primary", "end"])
    window.send(.tap(at: CGPoint(x: 200, y: 650)))
    #expect(told.last == "button")
  }

  @Test func theCalendarLiesBelowTheMiddleOfItsField() throws {
    let window = show(.date)
    let field = try field("May 17, 2024").convert(CGPoint.zero, to: nil)
    #expect(abs(field.y - 100) < 0.01)
    try tap("May 17, 2024")
    window.updateScreen()
    // 17.17 is half of the field's height. Above the field's centre minus 6 points there isn't space for 320: the margin of 16
    // applies.
    let frame = try #require(plate?.frame)
    #expect(frame.size == CGSize(width: 320, height: 330) && frame.minX == 16)
    #expect(abs(frame.minY - (100 + 103.0 / 6 + 6)) < 1 / 3)
    #expect(plate?.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func withoutRoomBelowItLiesAbove() throws {
    let window = show(.time, y: 700)
    try tap("3:05\u{A0}PM")
    window.updateScreen()
    let frame = try #require(plate?.frame)
    #expect(frame.size == CGSize(width: 232, height: 204))
    #expect(abs(frame.maxY - (700 + 103.0 / 6 - 6)) < 1 / 3)
    let middle = picker.frame.midX
    #expect(abs(frame.maxX - (middle - 6)) < 1 / 3)
  }

  /// As recorded on iOS 27 on a screen of 440 x 956 points, by the Flutter package morph: a field of 115 x 34.33 points at (162.67,
  /// 283).
  @Test func placesAreThoseOfTheFieldsSide() {
    let field = CGRect(x: 162.67, y: 283, width: 115, height: 34.33)
    let available = CGRect(x: 20, y: 62, width: 400, height: 860)
    func place(_ alignment: UIControl.ContentHorizontalAlignment, _ width: CGFloat) -> CGRect {
      DatePickerOverlayLayout(
        size: CGSize(width: width, height: 332), field: field, available: available, alignment: alignment, scale: 3
      ).frame
    }
    #expect(place(.right, 320).minX == 20 && abs(place(.right, 320).minY - 306.17) < 0.34)
    // The centre is at 220.17.
    #expect(abs(place(.right, 100).maxX - 214.17) < 0.34)
    #expect(abs(place(.left, 100).minX - 226.17) < 0.34)
    #expect(abs(place(.center, 100).midX - 220.17) < 0.34)
  }

  @Test func theOtherFieldTurnsTheOverlayIntoItsWheels() throws {
    let window = show()
    try tap("May 17, 2024")
    let open = try field("May 17, 2024")
    #expect((open as? _UIDatePickerCompactLabel)?.label.textColor == open.tintColor)
    try tap("3:05\u{A0}PM")
    #expect(shown?.datePickerStyle == .wheels && shown?.datePickerMode == .time)
    #expect(told == ["begin", "end", "begin"])
    window.updateScreen()
    let wheels = try #require(shown)
    // One hour back.
    let hours = try #require(all(wheels).compactMap { $0 as? _UIPickerColumnView }.first)
    hours.choose(hours.selectedRow - 1)
    #expect(picker.date == date(17, 14, 5) && told.suffix(2) == ["value", "primary"])
    // A second tap on the field closes it.
    window.updateScreen()
    try tap("2:05\u{A0}PM")
    #expect(plate == nil && told.last == "end")
  }

  @Test func theAppMayDismissIt() throws {
    let window = show(.date)
    try tap("May 17, 2024")
    controller.dismiss(animated: true)
    window.updateScreen()
    #expect(plate == nil && told == ["begin", "end"])
    // It opens again.
    try tap("May 17, 2024")
    #expect(plate != nil)
  }

  @Test func anotherModeOrAPickerThatGoesCloseIt() throws {
    let window = show()
    try tap("May 17, 2024")
    picker.datePickerMode = .time
    window.updateScreen()
    #expect(plate == nil && told == ["begin", "end"])
    try tap("3:05\u{A0}PM")
    picker.removeFromSuperview()
    window.updateScreen()
    #expect(plate == nil && told == ["begin", "end", "begin", "end"])
  }

  @Test func whatIsOpenFollowsThePicker() throws {
    let window = show(.date)
    picker.maximumDate = date(25, 0, 0)
    try tap("May 17, 2024")
    #expect(shown?.maximumDate == date(25, 0, 0))
    picker.date = date(9, 8, 0)
    window.updateScreen()
    #expect(shown?.date == date(9, 8, 0))
  }

  @Test func aDisabledPickerOpensNothing() throws {
    picker.isEnabled = false
    _ = show(.date)
    try tap("May 17, 2024")
    #expect(plate == nil && told.isEmpty)
  }

  @Test func theTimeOfAnInlinePickerOpensWheels() throws {
    picker.preferredDatePickerStyle = .inline
    picker.contentHorizontalAlignment = .center
    _ = show()
    try tap("3:05\u{A0}PM")
    #expect(shown?.datePickerStyle == .wheels && told == ["begin"])
  }

  @Test func fieldsStandAtTheTrailingSideByThemselves() throws {
    _ = show(.date)
    picker.frame = CGRect(x: 0, y: 100, width: 400, height: 40)
    picker.layoutIfNeeded()
    #expect(picker.contentHorizontalAlignment == .trailing)
    #expect(try field("May 17, 2024").frame.maxX == 400)
    picker.contentHorizontalAlignment = .leading
    picker.layoutIfNeeded()
    #expect(try field("May 17, 2024").frame.minX == 0)
  }

  @Test func atAccessibilitySizesTheFieldsStandBelowEachOther() throws {
    picker.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    _ = show()
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    let (day, time) = (try field("May 17, 2024").frame, try field("3:05\u{A0}PM").frame)
    #expect(day.maxY < time.minY && day.maxX == time.maxX && day.maxX == picker.bounds.width)
  }
}
