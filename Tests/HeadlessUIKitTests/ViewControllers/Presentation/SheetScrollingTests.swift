import Testing
import UIKit

@testable import HeadlessUIKit

/// A finger on a scroll view in a sheet: from the top of the content it moves the sheet, elsewhere the content.
@MainActor @Suite struct SheetScrollingTests {
  private let below = UIViewController()
  private let above = UIViewController()
  private let content = UIScrollView()

  private func show(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws -> HostedScreen {
    let screen = Screens.show(below)
    let sheet = try #require(above.sheetPresentationController)
    prepare(sheet)
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 740)
    content.contentSize = CGSize(width: 400, height: 3000)
    above.view.addSubview(content)
    below.present(above, animated: false)
    screen.window.updateScreen()
    return screen
  }

  private func drag(_ screen: HostedScreen, from start: CGFloat, to end: CGFloat) {
    screen.window.send(
      .drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), steps: 20, duration: 1))
    screen.window.updateScreen()
  }

  @Test func downFromTheTopDismissesTheSheet() throws {
    let screen = try show()
    defer { screen.close() }
    drag(screen, from: 200, to: 780)
    #expect(below.presentedViewController == nil)
  }

  @Test func downFromElsewhereScrolls() throws {
    let screen = try show()
    defer { screen.close() }
    content.contentOffset.y = 1000
    drag(screen, from: 200, to: 500)
    #expect(below.presentedViewController === above)
    #expect(content.contentOffset.y <= 700)
  }

  @Test func pullingRefreshesFirst() throws {
    let screen = try show()
    defer { screen.close() }
    content.refreshControl = UIRefreshControl()
    drag(screen, from: 200, to: 780)
    #expect(below.presentedViewController === above)
  }

  @Test func upFromTheTopMovesTheSheetToAHigherDetent() throws {
    let screen = try show { $0.detents = [.medium(), .large()] }
    defer { screen.close() }
    let top = above.view.convert(CGPoint.zero, to: nil).y
    drag(screen, from: top + 100, to: 120)
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(content.contentOffset.y == 0)
    drag(screen, from: 600, to: 300)
    #expect(content.contentOffset.y >= 300)
  }

  @Test func contentMayScrollFirst() throws {
    let screen = try show {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    defer { screen.close() }
    let top = above.view.convert(CGPoint.zero, to: nil).y
    drag(screen, from: top + 200, to: top + 50)
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == nil)
    #expect(content.contentOffset.y >= 150)
  }
}
