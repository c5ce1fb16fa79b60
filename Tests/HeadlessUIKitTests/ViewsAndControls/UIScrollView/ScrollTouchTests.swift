import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Touches on scroll views and tables, in points.
@MainActor @Suite struct ScrollTouchTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var target: CGFloat?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEnd \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
  }

  private func shown(_ delegate: Delegate, rows: Int = 100) -> ShownTable {
    ShownTable(.plain, ListSource(rows: rows), delegate: delegate, prepare: { $0.rowHeight = 50 })
  }

  @Test func aTapSelectsTheRowUnderTheFinger() {
    let delegate = Delegate()
    let shown = shown(delegate)
    defer { shown.close() }
    shown.screen.window.send(.tap(at: CGPoint(x: 100, y: 125)))
    #expect(delegate.log == ["unhighlight 2", "select 2"])
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func aDragMovesTheContentAndSelectsNothing() {
    let delegate = Delegate()
    let shown = shown(delegate)
    defer { shown.close() }
    delegate.target = 400
    shown.screen.window.send(.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 400)))
    #expect(delegate.log.filter { $0.hasPrefix("select") }.isEmpty)
    #expect(delegate.log.suffix(5) == ["begin", "willEnd", "didEnd true", "slow", "rest"])
    #expect(shown.table.contentOffset.y == 400)
    #expect(shown.table.indexPathsForVisibleRows?.first?.row == 8)
  }

  @Test func contentComesBackFromBeyondItsEnd() {
    let delegate = Delegate()
    let shown = shown(delegate)
    defer { shown.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500)))
    #expect(shown.table.contentOffset.y == 0)
    #expect(delegate.log.contains("rest"))
  }

  @Test func pagesAreTurnedOneByOne() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 2000, height: 100)
    scroll.isPagingEnabled = true
    let controller = UIViewController()
    controller.view = scroll
    let screen = Screens.show(controller)
    defer { screen.close() }
    screen.window.send(.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400)))
    #expect(scroll.contentOffset.x == 400)
    screen.window.send(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 250, y: 400), duration: 5))
    #expect(scroll.contentOffset.x == 400)
  }

  @Test func whatDoesNotScrollLeavesTheFingerAlone() {
    let scroll = UIScrollView()
    let controller = UIViewController()
    controller.view = scroll
    let screen = Screens.show(controller)
    defer { screen.close() }
    screen.window.send(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300)))
    #expect(scroll.contentOffset == .zero)
    #expect(!scroll.panGestureRecognizer.isEnabled)
  }

  @MainActor private struct Typing {
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    let screen: HostedScreen

    init(_ mode: UIScrollView.KeyboardDismissMode) {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 5000)
      scroll.keyboardDismissMode = mode
      scroll.addSubview(field)
      let controller = UIViewController()
      controller.view = scroll
      screen = Screens.show(controller)
      field.becomeFirstResponder()
    }

    /// Whether the keyboard is still shown after a drag that ends the given distance below the keyboard's top.
    func staysAfterDrag(from start: CGFloat, to end: CGFloat) -> Bool {
      guard let top = screen.window.keyboard?.frame.minY else { return false }
      screen.window.send(.drag(from: CGPoint(x: 100, y: top + start), to: CGPoint(x: 100, y: top + end)))
      return field.isFirstResponder
    }
  }

  @Test func dragsTakeTheKeyboardAwayAsTheScrollViewSays() {
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true)] {
      let typing = Typing(mode)
      defer { typing.screen.close() }
      #expect(typing.staysAfterDrag(from: -100, to: -200) == stays, "\(mode)")
    }
  }

  @Test func aFingerPullsTheKeyboardDown() {
    let typing = Typing(.interactive)
    defer { typing.screen.close() }
    #expect(typing.staysAfterDrag(from: -200, to: -50))
    #expect(!typing.staysAfterDrag(from: -50, to: 80))
  }
}
