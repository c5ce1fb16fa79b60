import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Scroll views that move without a touch, at counted times.
@MainActor @Suite struct ScrollMomentTests {
  private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSource {
    var scrolls = 0
    var ends: [String] = []
    /// The content's target offset; nil for the one that results from the velocity.
    var target: CGFloat?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append("animation") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append("deceleration") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }
  }

  private struct Moment {
    var offset: CGFloat
    var rows: [Int]
    var scrolls: Int
    var ends: [String]
    var isDecelerating: Bool
  }

  private let listener = Listener()

  private func moments(
    at times: [TimeInterval], _ begin: (UITableView, HostedScreen) -> Void
  ) -> [Moment] {
    let table = UITableView()
    (table.rowHeight, table.contentInsetAdjustmentBehavior) = (50, .never)
    (table.dataSource, table.delegate) = (listener, listener)
    let controller = UIViewController()
    controller.view = table
    let screen = Screens.show(controller)
    defer { screen.close() }
    listener.scrolls = 0
    return screen.moments(at: times) {
      begin(table, screen)
    } read: { _ in
      Moment(
        offset: table.contentOffset.y, rows: table.indexPathsForVisibleRows?.map(\.row) ?? [],
        scrolls: listener.scrolls, ends: listener.ends, isDecelerating: table.isDecelerating)
    }
  }

  @Test func animatedScrollingShowsTheRowsOnItsWay() {
    let seen = moments(at: [0, 0.15, 0.3, 0.4]) { table, _ in
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    }
    // The ease-in-out curve is halfway at half of the time.
    #expect(seen.map { $0.offset.rounded() } == [0, 1000, 2000, 2000])
    #expect(seen.map { $0.rows.first } == [0, 20, 40, 40])
    // 60 frames per second.
    #expect(seen.map(\.scrolls) == [0, 9, 18, 18])
    #expect(seen.map(\.ends) == [[], [], ["animation"], ["animation"]])
  }

  @Test func scrollingToARowIsAnimatedToo() {
    let seen = moments(at: [0.15, 0.3]) { table, _ in
      table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: true)
    }
    #expect(seen.map { $0.offset.rounded() } == [2500, 5000])
    #expect(seen.map { $0.rows.first } == [50, 100])
  }

  @Test func onlyScrollingThatMovesHasAnEnd() {
    let table = UITableView()
    (table.rowHeight, table.contentInsetAdjustmentBehavior) = (50, .never)
    (table.dataSource, table.delegate) = (listener, listener)
    let controller = UIViewController()
    controller.view = table
    let screen = Screens.show(controller)
    defer { screen.close() }
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    screen.window.updateScreen()
    #expect(listener.ends == [])
    table.selectRow(at: IndexPath(row: 100, section: 0), animated: true, scrollPosition: .top)
    screen.window.updateScreen()
    #expect(listener.ends == ["animation"] && table.contentOffset.y == 5000)
  }

  @Test func anotherOffsetEndsTheAnimation() {
    let seen = moments(at: [0.15, 0.3]) { table, _ in
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      table.contentOffset.y = 300
    }
    #expect(seen.map(\.offset) == [300, 300])
  }

  @Test func releasedContentLosesAFiveHundredthOfItsVelocityEveryMillisecond() throws {
    var start: CGFloat = 0
    // 0.998 to the power of 346.2 is one half, to the power of 692.4 one quarter.
    let half: Double = log(0.5) / log(0.998) / 1000
    let seen = moments(at: [half, 2 * half, 10]) { table, screen in
      screen.window.send(.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500)))
      start = table.contentOffset.y
    }
    let whole = try #require(seen.last).offset - start
    #expect(whole > 100 && start > 0)
    // One frame earlier, the content was behind by up to a hundredth of the distance.
    for (moment, part) in zip(seen, [0.5, 0.75]) {
      #expect(moment.isDecelerating && abs((moment.offset - start) / whole - part) < 0.03)
    }
    #expect(seen.map(\.ends) == [[], [], ["deceleration"]])
    #expect(seen.last?.isDecelerating == false)
  }

  @Test func theDelegateChangesWhereContentRests() {
    listener.target = 150
    let seen = moments(at: [10]) { _, screen in
      screen.window.send(.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500)))
    }
    #expect(seen.map(\.offset) == [150] && seen.map(\.ends) == [["deceleration"]])
  }

  @Test func contentStopsAtItsEndAsFastAsItComesThere() {
    // Ten times as far without the end: a tenth of the distance, which remains after 0.998 to the power of 52.6.
    let course = ScrollMotion.Course.deceleration(over: 100, reach: 10, rate: 0.998, scale: 3)
    let duration: Double = log(0.9) / log(0.998) / 1000
    let middle: CGFloat = 10 * (1 - CGFloat(0.9).squareRoot())
    #expect(abs(course.duration - duration) < 1e-9)
    #expect(abs(course.progress(duration / 2) - middle) < 1e-6)
  }

  @Test func contentBouncesBeyondItsEnd() {
    // As above, it arrives with nine tenths of its velocity; after a second, 0.998 to the power of 1000 remains.
    let course = ScrollMotion.Course.deceleration(over: 100, reach: 10, rate: 0.998, scale: 3, bounces: true)
    let arrival: Double = log(0.9) / log(0.998) / 1000
    let velocity = -CGFloat(log(0.998)) * 1000 * 1000 * 0.9
    // A critically damped spring with a frequency of 10 is farthest at a tenth of a second, at v / (10 e).
    let farthest = velocity / 10 / CGFloat(M_E)
    #expect(abs(course.progress(arrival + 0.1) - (1 + farthest / 100)) < 1e-6)
    #expect(course.progress(arrival + 0.05) < course.progress(arrival + 0.1))
    #expect(course.progress(arrival + 0.2) < course.progress(arrival + 0.1))
    // It stops half a pixel from its end.
    #expect(abs((course.progress(course.duration) - 1) * 100 - 0.5 / 3) < 1e-6)
  }

  @Test func contentThatIsPulledBeyondItsEndReturns() {
    let seen = moments(at: [0, 0.1, 0.3, 2]) { table, screen in
      screen.window.send(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500)))
    }
    #expect(seen[0].offset < seen[2].offset && seen[1].offset < seen[2].offset && seen[2].offset < 0)
    #expect(seen.map(\.isDecelerating) == [true, true, true, false])
    #expect(seen.last?.offset == 0 && seen.last?.ends == ["deceleration"])
    // Released without velocity, (1 + 10 t) exp(-10 t) of the distance remains.
    let course = ScrollMotion.Course.springBack(from: 90, velocity: 0, scale: 3)
    for time: TimeInterval in [0.1, 0.3] {
      let rest: Double = (1 + 10 * time) * exp(-10 * time)
      let shown: CGFloat = 1 - course.progress(time)
      #expect(abs(shown - CGFloat(rest)) < 1e-9)
    }
    let last: CGFloat = 90 * (1 - course.progress(course.duration))
    #expect(abs(last - 0.5 / 3) < 1e-6)
  }
}
