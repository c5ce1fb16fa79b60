import Testing
import UIKit

@testable import HeadlessUIKit

/// The calls that an app receives about the activity sheet.
@MainActor @Suite struct ActivityTests {
  private final class Sharing: UIActivity {
    override var activityType: ActivityType? { ActivityType("test.sharing") }
  }

  private final class Log {
    var told: [String] = []
  }

  private let log = Log()
  private let presenter = UIViewController()

  private func present(_ activities: [UIActivity] = []) -> (UIActivityViewController, HostedScreen) {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: activities)
    sheet.completionWithItemsHandler = { [log] type, isCompleted, items, error in
      log.told.append("\(type?.rawValue ?? "-") \(isCompleted) \(items == nil && error == nil)")
    }
    let screen = Screens.show(presenter)
    presenter.present(sheet, animated: false)
    screen.window.updateScreen()
    return (sheet, screen)
  }

  @Test func aSheetThatIsDismissedCompletedNothing() {
    let (_, screen) = present()
    presenter.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(log.told == ["- false true"])
    screen.close()
  }

  @Test func aSheetThatIsCoveredTellsNothing() {
    let (sheet, screen) = present()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false)
    screen.window.updateScreen()
    #expect(log.told.isEmpty)
    screen.close()
  }

  @Test func anActivityThatCompletedTakesTheSheetAwayAndIsReportedOnce() {
    let activity = Sharing()
    let (_, screen) = present([activity])
    activity.activityDidFinish(true)
    screen.window.updateScreen()
    #expect(presenter.presentedViewController == nil)
    #expect(log.told == ["test.sharing true true"])
    screen.close()
  }

  @Test func aCancelledActivityLeavesTheSheet() {
    let activity = Sharing()
    let (sheet, screen) = present([activity])
    activity.activityDidFinish(false)
    screen.window.updateScreen()
    #expect(presenter.presentedViewController === sheet)
    #expect(log.told == ["test.sharing false true"])
    screen.close()
  }
}
