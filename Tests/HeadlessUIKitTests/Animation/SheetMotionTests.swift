import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Sheets during a drag, and on the way from where they were released.
@MainActor @Suite struct SheetMotionTests {
  private let presented = UIViewController()

  /// The progress of a critically damped spring with a mass of 3 and a stiffness of 1000, after a time in seconds.
  private func progress(_ time: Double) -> CGFloat {
    let way = (1000.0 / 3).squareRoot() * time
    return CGFloat(1 - (1 + way) * exp(-way))
  }

  private func show(_ detents: [UISheetPresentationController.Detent]) throws -> HostedScreen {
    let presenter = UIViewController()
    let screen = Screens.show(presenter)
    try #require(presented.sheetPresentationController).detents = detents
    presenter.present(presented, animated: false)
    screen.window.updateScreen()
    return screen
  }

  /// The upper edge of the sheet on the screen.
  private func top(_ screen: HostedScreen) -> CGFloat {
    guard let window = presented.view.window,
      let card = presented.presentationController?.presentedView?.layer.presentation()
    else { return .nan }
    return card.convert(card.bounds, to: window.layer.presentation()).minY
  }

  private func drag(by way: CGFloat, from top: CGFloat) -> TouchSequence {
    .drag(from: CGPoint(x: 200, y: top + 30), to: CGPoint(x: 200, y: top + 30 + way), steps: 20, duration: 2)
  }

  @Test func aSheetReturnsFromWhereTheFingerLeftIt() throws {
    let screen = try show([.medium(), .large()])
    defer { screen.close() }
    let start = top(screen)
    let seen = screen.moments(at: [0, 0.1, 0.6], after: { screen.window.send(drag(by: -60, from: start)) }, read: top)
    let distance = seen[0] - start
    #expect(distance < -40 && distance >= -60)
    #expect(abs(seen[1] - start - distance * (1 - progress(0.1))) < 0.01 && seen[2] == start)
  }

  @Test func aSheetGoesOnToAnotherDetentAndAway() throws {
    let screen = try show([.medium(), .large()])
    defer { screen.close() }
    let start = top(screen)
    let seen = screen.moments(at: [0, 0.1, 0.6], after: { screen.window.send(drag(by: -250, from: start)) }, read: top)
    let (left, end) = (seen[0], seen[2])
    #expect(left < start - 200 && end < left)
    #expect(abs(seen[1] - left - (end - left) * progress(0.1)) < 0.01)
    let height = screen.window.bounds.height
    let gone = screen.moments(at: [0, 0.1, 0.6], after: { screen.window.send(drag(by: 600, from: end)) }, read: top)
    #expect(gone[0] > end + 500)
    #expect(abs(gone[1] - gone[0] - (height - gone[0]) * progress(0.1)) < 0.01 && gone[2].isNaN)
  }

  @Test func aFingerPullsASheetLessBeyondItsLargestDetent() throws {
    let screen = try show([.medium()])
    defer { screen.close() }
    let start = top(screen)
    let seen = screen.moments(at: [0], after: { screen.window.send(drag(by: -100, from: start)) }, read: top)
    // Less than 0.55 of the distance, like the content of scroll views.
    #expect(seen[0] < start - 20 && seen[0] > start - 55)
  }
}
