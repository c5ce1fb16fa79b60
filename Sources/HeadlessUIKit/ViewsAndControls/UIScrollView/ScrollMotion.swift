import Foundation

/// Scrolling under way while moments are shown: the content moves with every frame of the screen, so that rows come and the
/// delegate is called as on iOS. Elsewhere content is at its end at once.
@MainActor final class ScrollMotion: NSObject {
  /// How the content gets from one offset to another.
  struct Course {
    /// In seconds.
    let duration: TimeInterval
    /// The part of the way after a time in seconds, from 0 to 1.
    let progress: (TimeInterval) -> CGFloat

    /// An animated change of the offset: 0.3 seconds that ease in and out (not measured).
    static var animated: Course {
      let (duration, function) = (0.3, CAMediaTimingFunction(name: .easeInEaseOut))
      return Course(duration: duration) { function.value(at: CGFloat($0 / duration)) }
    }

    /// Content that loses a part of its velocity every millisecond. It ends where the content does, without bouncing, or half a
    /// pixel before it would rest.
    ///
    /// - Parameters:
    ///   - distance: from the start to the end, in points.
    ///   - reach: from the start to where the content would rest without ends, as a multiple of `distance`.
    ///   - rate: the part of the velocity that is left after a millisecond.
    ///   - scale: pixels per point.
    static func deceleration(over distance: CGFloat, reach: CGFloat, rate: CGFloat, scale: CGFloat) -> Course {
      let perSecond = 1000 * log(min(max(rate, 1e-6), 1 - 1e-6))
      let rest = log(min(0.5 / (scale * max(distance * reach, 1)), 1)) / perSecond
      let end = reach > 1 ? log(1 - 1 / reach) / perSecond : .infinity
      let duration = TimeInterval(min(rest, end))
      func way(_ time: TimeInterval) -> CGFloat { 1 - exp(perSecond * CGFloat(time)) }
      return Course(duration: duration) { duration > 0 ? min(way($0) * max(reach, 1), 1) : 1 }
    }
  }

  private weak var scrollView: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let course: Course
  private let completion: () -> Void
  private let begin = CountedTime.current.now
  private weak var link: CADisplayLink?

  init(_ scrollView: UIScrollView, to end: CGPoint, _ course: Course, completion: @escaping () -> Void) {
    self.scrollView = scrollView
    start = scrollView.contentOffset
    self.end = end
    self.course = course
    self.completion = completion
    super.init()
    let link = CADisplayLink(target: self, selector: Selector("frame:", ScrollMotion.frame))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Leaves the content where it is.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func frame(_ link: CADisplayLink) {
    guard let scrollView else { return stop() }
    let time = CountedTime.current.now - begin
    // The sum of the frames' intervals differs from the duration in its last digits.
    guard time < course.duration - 1e-6 else {
      stop()
      scrollView.scroll.motion = nil
      scrollView.contentOffset = end
      return completion()
    }
    let part = course.progress(time)
    scrollView.scroll.isMoving = true
    scrollView.contentOffset = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    scrollView.scroll.isMoving = false
  }
}
