import Testing
import UIKit

@testable import HeadlessUIKit

/// The keyboard layout guide, on a screen of 400 x 800 points with 30 of home indicator.
@MainActor @Suite struct KeyboardGuideTests {
  private let screen: HostedScreen
  private let bar = Box(100, 40)

  init() {
    screen = Screens.show(UIViewController())
    let view = screen.controller.view!
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    screen.window.updateScreen()
  }

  private var guide: UIKeyboardLayoutGuide { screen.controller.view.keyboardLayoutGuide }

  private func keyboard(_ frame: CGRect?, isDocked: Bool = true) {
    screen.window.keyboardDidMove(to: frame.map { KeyboardPlacement(frame: $0, isDocked: isDocked) })
    screen.window.updateScreen()
  }

  @Test func withoutKeyboardItIsTheSafeAreasBottom() {
    #expect(guide.layoutFrame == CGRect(x: 0, y: 770, width: 400, height: 30))
    #expect(numbers(bar) == [0, 730, 100, 40])
    screen.controller.additionalSafeAreaInsets.bottom = 20
    screen.window.updateScreen()
    #expect(numbers(bar) == [0, 710, 100, 40])
    guide.usesBottomSafeArea = false
    screen.window.updateScreen()
    #expect(numbers(bar) == [0, 760, 100, 40])
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
  }

  @Test func itFollowsADockedKeyboard() {
    keyboard(CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(numbers(bar) == [0, 460, 100, 40])
    // Below the screen, it counts as hidden.
    keyboard(CGRect(x: 0, y: 800, width: 400, height: 300))
    #expect(numbers(bar) == [0, 730, 100, 40])
    keyboard(nil)
    #expect(numbers(bar) == [0, 730, 100, 40])
  }

  @Test func theHostedKeyboardIsFollowed() {
    // The keyboard is on the screen that was shown last, which may be that of another test.
    let latest = KeyboardGuideTests()
    HostedKeyboard.current.show(height: 250)
    latest.screen.window.updateScreen()
    #expect(numbers(latest.bar) == [0, 510, 100, 40])
    HostedKeyboard.current.endShowing()
    latest.screen.window.updateScreen()
    #expect(numbers(latest.bar) == [0, 730, 100, 40])
  }

  @Test func aViewKnowsItsShareOfTheKeyboard() {
    let half = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 400))
    screen.controller.view.addSubview(half)
    keyboard(CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(half.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 300))
    half.frame.origin.y = 0
    #expect(half.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 200, height: 400))
  }

  /// Recorded: 412 for a view of 400 points in a window of 812.
  @Test func theGuideEndsWhereTheWindowDoes() {
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 380))
    screen.controller.view.addSubview(upper)
    #expect(upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 380, width: 400, height: 420))
    // 10 of the safe area's 30 points are inside a view that ends 20 above the window's bottom.
    upper.frame.size.height = 780
    #expect(upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 770, width: 400, height: 30))
    upper.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 780, width: 400, height: 20))
  }

  @Test func floatingKeyboardsAreFollowedOnDemand() {
    keyboard(CGRect(x: 100, y: 400, width: 200, height: 150), isDocked: false)
    #expect(numbers(bar) == [0, 730, 100, 40])
    guide.followsUndockedKeyboard = true
    screen.window.updateScreen()
    #expect(numbers(bar) == [100, 360, 100, 40])
    #expect(guide.layoutFrame == CGRect(x: 100, y: 400, width: 200, height: 150))
  }

  @Test func constraintsFollowTheEdges() {
    let view = screen.controller.view!
    let (near, away) = (
      bar.widthAnchor.constraint(equalToConstant: 10), bar.widthAnchor.constraint(equalToConstant: 20)
    )
    let sides = bar.heightAnchor.constraint(equalToConstant: 5)
    guide.followsUndockedKeyboard = true
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
    #expect(near.isActive && !away.isActive && sides.isActive)
    keyboard(CGRect(x: 100, y: 300, width: 200, height: 150), isDocked: false)
    #expect(!near.isActive && away.isActive && sides.isActive)
    keyboard(CGRect(x: 190, y: 640, width: 200, height: 150), isDocked: false)
    #expect(near.isActive && !away.isActive && !sides.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    #expect(view.keyboardLayoutGuide === guide)
  }
}
