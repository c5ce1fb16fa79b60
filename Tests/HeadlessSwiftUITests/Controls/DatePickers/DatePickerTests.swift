import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct DatePickerTests {
  /// 15 March 2024, 10:30 in UTC.
  static let date = Date(timeIntervalSince1970: 1_710_498_600)
  static let day: TimeInterval = 86_400

  struct Due<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State var date = DatePickerTests.date
    var body: some View {
      VStack {
        DatePicker(
          "Due", selection: $date, in: DatePickerTests.date - DatePickerTests.day...DatePickerTests.date + 3600,
          displayedComponents: components
        )
        .datePickerStyle(style)
        Text(verbatim: "At \(Int(date.timeIntervalSince1970))")
        Button("Earlier") { date -= 600 }
      }
    }
  }

  @Test func compactPickersHaveALabelBoundsAndComponents() throws {
    let shown = ShownView(Due(style: .compact))
    let picker = try #require(shown.first(UIDatePicker.self))
    #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
    #expect(picker.date == Self.date)
    #expect(picker.minimumDate == Self.date - Self.day && picker.maximumDate == Self.date + 3600)
    #expect(shown.texts.contains("Due"))
    // The picker keeps its own width at the trailing edge.
    let frame = picker.convert(picker.bounds, to: shown.screen.window)
    #expect(frame.width == picker.intrinsicContentSize.width && frame.maxX == 390)
    try shown.savePicture("date-compact")
  }

  @Test func theValueFollowsAPersonAndTheApp() throws {
    let shown = ShownView(Due(style: .automatic, components: .date))
    let picker = try #require(shown.first(UIDatePicker.self))
    #expect(picker.datePickerMode == .date)
    picker.date = Self.date - 7200
    picker.sendActions(for: .valueChanged)
    shown.update()
    #expect(shown.texts.contains("At 1710491400"))
    shown.tap(text: "Earlier")
    #expect(picker.date == Self.date - 7800)
  }

  @Test func wheelsAndCalendars() throws {
    let wheels = ShownView(Due(style: .wheel, components: .hourAndMinute))
    let wheel = try #require(wheels.first(UIDatePicker.self))
    #expect(wheel.datePickerStyle == .wheels && wheel.datePickerMode == .time && wheel.frame.height == 216)
    #expect(wheels.texts.contains("Due"))
    let calendar = ShownView(Due(style: .graphical))
    let picker = try #require(calendar.first(UIDatePicker.self))
    #expect(picker.datePickerStyle == .inline && picker.frame.width == 390)
    #expect(!calendar.texts.contains("Due"))
    try calendar.savePicture("date-graphical")
  }

  @Test func localeAndTimeZoneAreTheEnvironments() throws {
    let shown = ShownView(
      DatePicker("Due", selection: .constant(Self.date))
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!))
    let picker = try #require(shown.first(UIDatePicker.self))
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.timeZone?.secondsFromGMT() == 3600)
  }

  struct Paint: View {
    @State var color = Color.red
    var body: some View {
      VStack {
        ColorPicker("Paint", selection: $color, supportsOpacity: false)
        Text(color == .red ? "Red" : "Another")
      }
    }
  }

  @Test func aColorPickerIsAWell() throws {
    let shown = ShownView(Paint())
    let well = try #require(shown.first(UIColorWell.self))
    #expect(!well.supportsAlpha && well.title == "Paint")
    #expect(well.selectedColor?.cgColor == UIColor.systemRed.resolvedColor(with: well.traitCollection).cgColor)
    well.selectedColor = .green
    well.sendActions(for: .valueChanged)
    shown.update()
    #expect(shown.texts.contains("Another"))
  }
}
