import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The order and the counted times of events, and the resulting pictures.
@MainActor @Suite struct CountedTimeTests {
  @Test func completionsFollowTheirTimes() {
    let start = CountedTime.current.now
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(((CountedTime.current.now - start) * 10).rounded() / 10)") }
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in note("long") })
    UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in note("short") })
    UIView.animate(withDuration: 0.1, delay: 0.1, animations: {}, completion: { _ in note("delayed") })
    UIView.animate(withDuration: 0.1, delay: 0, options: .autoreverse, animations: {}) { _ in note("back") }
    #expect(log.isEmpty)
    CountedTime.current.comeToRest()
    #expect(log == ["short 0.1", "delayed 0.2", "back 0.2", "long 0.3"])
  }

  @Test func completionsComeAtOnceWhileAnimationsAreOff() {
    var isDone = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, delay: 1, animations: {}, completion: { isDone = $0 })
    }
    #expect(isDone)
  }

  @Test func whatRepeatsHasNoCompletion() {
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: {}, completion: { isDone = $0 })
    CountedTime.current.comeToRest()
    #expect(!isDone)
  }

  /// Fades in a banner, and fades it out two seconds later.
  private final class BannerController: UIViewController {
    let banner = UIView()
    var isGone = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(banner)
      banner.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      banner.backgroundColor = .red
      banner.alpha = 0
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIView.animate(withDuration: 0.3, animations: { self.banner.alpha = 1 }) { _ in
        UIView.animate(withDuration: 0.3, delay: 2, animations: { self.banner.alpha = 0 }) { _ in self.isGone = true }
      }
    }
  }

  private func bannerIsSeen(_ screen: HostedScreen) -> Bool {
    screen.displayList().items.flatMap(\.filledRects).contains(CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func aPictureShowsTheFirstRest() {
    let controller = BannerController()
    let screen = Screens.show(controller)
    #expect(bannerIsSeen(screen))
    #expect(!controller.isGone)
    // The view has its final value, as on iOS.
    #expect(controller.banner.alpha == 0)
    CountedTime.current.advance(by: 2.4)
    #expect(controller.isGone)
    #expect(!bannerIsSeen(screen))
    screen.close()
  }

  @Test func waitingOnTheRunLoopMovesOn() async throws {
    var log: [String] = []
    UIView.animate(withDuration: 0.01, animations: {}) { _ in
      log.append("in")
      UIView.animate(withDuration: 0.01, delay: 0.6, animations: {}) { _ in log.append("out") }
    }
    CountedTime.current.comeToRest()
    #expect(log == ["in"])
    for _ in 0..<500 where log.count < 2 { try await Task.sleep(nanoseconds: 20_000_000) }
    #expect(log == ["in", "out"])
  }

  // MARK: Frames

  /// Grows over half a second, as in chart libraries.
  @MainActor private final class Chart: NSObject {
    var progress = 0.0
    var frames = 0
    var link: CADisplayLink?
    private var start = 0.0
    var isEndless = false

    func animate() {
      start = CACurrentMediaTime()
      link = CADisplayLink(target: self, selector: Selector("step:", Chart.step))
      link?.add(to: .main, forMode: .common)
    }

    func step(_ link: CADisplayLink) {
      frames += 1
      progress = min((CACurrentMediaTime() - start) / 0.5, 1)
      if progress == 1, !isEndless { link.invalidate() }
    }
  }

  @available(*, deprecated, message: "The test of a deprecated property.")
  @Test func aLinkCountsFramesAsBeforeIOS10() {
    let link = CADisplayLink(target: self as Any, selector: Selector("step"))
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
  }

  @Test func linksAreCalledUntilWhatTheyDriveIsDone() {
    let chart = Chart()
    chart.animate()
    #expect(chart.frames == 0)
    CountedTime.current.comeToRest()
    #expect(chart.progress == 1)
    // The frames of half a second, minus those for the time that has passed on the machine's clock.
    #expect(chart.frames > 1 && chart.frames <= 31)
    let frames = chart.frames
    CountedTime.current.advance(by: 1)
    #expect(chart.frames == frames)
  }

  @Test func anUpdateLinkHasTheActionThatItWasMadeWith() {
    var (frames, first) = (0, 0.0)
    let link = UIUpdateLink(view: UIView()) { link, info in
      if frames == 0 { first = info.modelTime }
      frames += 1
      if info.modelTime - first >= 0.5 { link.isEnabled = false }
    }
    link.requiresContinuousUpdates = true
    #expect(frames == 0)
    link.isEnabled = true
    CountedTime.current.advance(by: 1)
    #expect(frames > 1 && frames <= 32 && !link.isEnabled)
  }

  @Test func pausedLinksRest() {
    let chart = Chart()
    chart.animate()
    chart.link?.isPaused = true
    CountedTime.current.comeToRest()
    #expect(chart.frames == 0)
    chart.link?.isPaused = false
    CountedTime.current.comeToRest()
    #expect(chart.progress == 1)
  }

  @Test func aLinkWithoutAnEndIsCalledOnceATimeInTheEnd() {
    let chart = Chart()
    chart.isEndless = true
    chart.animate()
    CountedTime.current.comeToRest()
    let frames = chart.frames
    #expect(frames >= 500)
    CountedTime.current.comeToRest()
    #expect(chart.frames == frames + 1)
    chart.link?.invalidate()
  }
}
