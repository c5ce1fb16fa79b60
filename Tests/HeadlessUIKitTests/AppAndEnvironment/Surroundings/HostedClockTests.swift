import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The time of the current screen.
@MainActor @Suite struct HostedClockTests {
  private let summer = Date(timeIntervalSince1970: 1_718_971_500)

  @Test func pickersAndCalendarsShowTheScreensTime() {
    var configuration = Screens.tall()
    configuration.date = summer
    let screen = HostedScreen(configuration) { UIViewController() }
    #expect(UIDatePicker().date == summer && HostedClock.now == summer)
    let calendar = UICalendarView()
    #expect(calendar.visibleDateComponents.year == 2024 && calendar.visibleDateComponents.month == 6)
    screen.close()
    #expect(UIDatePicker().date != summer)
  }

  @Test func withoutOneItIsTheTimeOfApplesPictures() {
    let screen = HostedScreen(Screens.tall()) { UIViewController() }
    defer { screen.close() }
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: HostedClock.now)
    #expect(parts == DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41))
  }

  @Test func anotherTestHasItsOwnTime() {
    var configuration = Screens.tall()
    configuration.date = summer
    let before = HostedClock.now
    TestScopes.$ofTask.withValue(["HostedClockTests another"]) {
      HostedScreen.apply(configuration)
      #expect(HostedClock.now == summer)
    }
    #expect(HostedClock.now == before)
    UITraitCollection.current = .standard
  }
}
