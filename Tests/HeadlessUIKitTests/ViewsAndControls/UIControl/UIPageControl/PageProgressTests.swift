import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A page control with a bar instead of its current dot.
@MainActor @Suite struct PageProgressTests {
  private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var log: [String] = []
    var last = Int.max

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.5 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      log.append("visible \(progress.isProgressVisible)")
    }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      log.append("advance \(page)")
      return page <= last
    }
  }

  private func control(_ progress: UIPageControlProgress) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.progress = progress
    return control
  }

  @Test func theBarMakesTheControlLonger() {
    let progress = UIPageControlProgress()
    let plain = UIPageControl()
    plain.numberOfPages = 3
    let control = control(progress)
    // Three more dots.
    let growth = control.intrinsicContentSize.width - plain.intrinsicContentSize.width
    #expect(abs(growth - 3 * PageControlMetrics.current.dotDiameter) <= 1.0 / 3 + 0.01)
    control.progress = nil
    #expect(control.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test func progressOfAPageBeginsWhereTheDelegateSays() {
    let progress = UIPageControlProgress()
    let delegate = Delegate()
    progress.delegate = delegate
    let control = control(progress)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    control.currentPage = 2
    #expect(progress.currentProgress == 0.5)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    let controller = UIViewController()
    let screen = Screens.show(controller)
    controller.view.addSubview(control)
    #expect(progress.isProgressVisible && delegate.log == ["visible true"])
    control.removeFromSuperview()
    #expect(delegate.log == ["visible true", "visible false"])
    screen.close()
  }

  @Test func theBarIsFilledFromTheStart() throws {
    let progress = UIPageControlProgress()
    let control = control(progress)
    progress.currentProgress = 0.25
    control.sizeToFit()
    control.layoutIfNeeded()
    let bars = control.subviews[0].subviews.compactMap { $0 as? _UIPageIndicatorView }.compactMap(\.progress)
    #expect(bars.count == 1 && bars[0].share == 0.25 && !bars[0].isReversed && !bars[0].isUpright)
    control.direction = .bottomToTop
    control.layoutIfNeeded()
    let upright = control.subviews[0].subviews.compactMap { ($0 as? _UIPageIndicatorView)?.progress }
    #expect(upright[0].isUpright && upright[0].isReversed)
  }

  @Test func timeTurnsPages() {
    let progress = UIPageControlTimerProgress(preferredDuration: 4)
    let delegate = Delegate()
    progress.delegate = delegate
    let control = control(progress)
    var turns = 0
    control.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)
    progress.advance(by: 2)
    #expect(progress.currentProgress == 0 && !progress.isRunning)
    progress.resumeTimer()
    progress.setDuration(8, forPage: 1)
    progress.advance(by: 6)
    // Four seconds for the first page, two of eight for the second.
    #expect(control.currentPage == 1 && progress.currentProgress == 0.25 && turns == 1)
    progress.advance(by: 6)
    #expect(control.currentPage == 2 && progress.currentProgress == 0.5)
    progress.advance(by: 10)
    #expect(control.currentPage == 2 && progress.currentProgress == 1 && !progress.isRunning)
    progress.resetsToInitialPageAfterEnd = true
    progress.resumeTimer()
    progress.advance(by: 1)
    #expect(control.currentPage == 0 && progress.currentProgress == 0.25)
    delegate.last = 0
    progress.advance(by: 60)
    #expect(control.currentPage == 0 && !progress.isRunning)
  }
}
