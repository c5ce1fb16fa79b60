import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A refresh control while its content is pulled and loaded.
@MainActor @Suite struct RefreshControlTests {
  /// A scroll view of 400 by 800 points below a status bar of 50.
  private func show() -> (screen: HostedScreen, scroll: UIScrollView, control: UIRefreshControl) {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    controller.view = scroll
    return (Screens.show(controller), scroll, control)
  }

  @Test func contentThatIsPulledShowsTheControlAtItsTop() {
    let (screen, scroll, control) = show()
    defer { screen.close() }
    #expect(scroll.contentOffset.y == -50 && control.isHidden)
    scroll.contentOffset.y = -90
    screen.window.updateScreen()
    // 40 points are free: the control is above them, with its own height.
    #expect(!control.isHidden && control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    scroll.contentOffset.y = -150
    screen.window.updateScreen()
    #expect(control.frame.minY == -100 && !control.isRefreshing && scroll.adjustedContentInset.top == 50)
    scroll.contentOffset.y = -50
    screen.window.updateScreen()
    #expect(control.isHidden)
  }

  @Test func aFingerThatPullsFarEnoughRefreshes() {
    let (screen, scroll, control) = show()
    defer { screen.close() }
    var calls: [CGFloat] = []
    control.addAction(UIAction { _ in calls.append(scroll.adjustedContentInset.top) }, for: .valueChanged)
    // Half of the necessary distance, including the part that the rubber band absorbs.
    screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300)))
    #expect(calls.isEmpty && !control.isRefreshing && scroll.contentOffset.y == -50)
    screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600)))
    // Called once, before the content gets its additional inset; it stops below the wheel.
    #expect(calls == [50] && control.isRefreshing)
    #expect(scroll.adjustedContentInset.top == 110 && scroll.contentOffset.y == -110)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600)))
    #expect(calls.count == 1)
    control.endRefreshing()
    screen.window.updateScreen()
    #expect(scroll.contentOffset.y == -50 && scroll.adjustedContentInset.top == 50 && control.isHidden)
  }

  /// An app that has its content immediately ends refreshing during the touch.
  @Test func aDragRefreshesOnce() {
    let (screen, _, control) = show()
    defer { screen.close() }
    var calls = 0
    control.addAction(
      UIAction { [unowned control] _ in
        calls += 1
        control.endRefreshing()
      }, for: .valueChanged)
    for count in 1...2 {
      screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700)))
      #expect(calls == count && !control.isRefreshing)
    }
  }

  @Test func aControlThatIsOffIsOnlySeen() {
    let (screen, scroll, control) = show()
    defer { screen.close() }
    control.isEnabled = false
    screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600)))
    #expect(!control.isRefreshing && scroll.contentOffset.y == -50)
  }

  @Test func contentThatFitsCanBePulledToo() {
    let (screen, scroll, control) = show()
    defer { screen.close() }
    scroll.contentSize = CGSize(width: 400, height: 100)
    scroll.contentInsetAdjustmentBehavior = .always
    screen.window.updateScreen()
    screen.window.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600)))
    #expect(control.isRefreshing)
  }

  private final class TintedControl: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  @Test func subclassesMayReplaceEitherInitializer() {
    let control = TintedControl()
    #expect(control.tintColor == .red && control.isHidden && control.frame.height == 60)
    #expect(UIRefreshControl(frame: .zero).frame.height == 60)
  }
}
