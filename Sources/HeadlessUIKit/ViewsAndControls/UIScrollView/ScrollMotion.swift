import Foundation

/// Scrolling under way while moments are shown: the content moves with every frame of the screen, so that rows come and the
/// delegate is called as on iOS. Elsewhere content is at its end at once.
@MainActor final class ScrollMotion: NSObject {
  /// How the content gets from one offset to another along an axis.
  struct Course {
    /// In seconds.
    let duration: TimeInterval
    /// The part of the way after a time in seconds: from 0 to 1, and beyond where content bounces.
    let progress: (TimeInterval) -> CGFloat

    /// Content that doesn't move along the axis.
    static var resting: Course { Course(duration: 0) { _ in 1 } }

    /// An animated change of the offset: 0.3 seconds that ease in and out (not measured).
    static var animated: Course {
      let (duration, function) = (0.3, CAMediaTimingFunction(name: .easeInEaseOut))
      return Course(duration: duration) { function.value(at: CGFloat($0 / duration)) }
    }

    /// Content that loses a part of its velocity every millisecond. It rests half a pixel before it would stop, or where the content
    /// ends, beyond which it may bounce.
    ///
    /// - Parameters:
    ///   - distance: from the start to the end, in points.
    ///   - reach: from the start to where the content would rest without ends, as a multiple of `distance`.
    ///   - rate: the part of the velocity that is left after a millisecond.
    ///   - scale: pixels per point.
    static func deceleration(
      over distance: CGFloat, reach: CGFloat, rate: CGFloat, scale: CGFloat, bounces: Bool = false
    ) -> Course {
      let perSecond = 1000 * log(min(max(rate, 1e-6), 1 - 1e-6))
      let rest = log(min(0.5 / (scale * max(distance * reach, 1)), 1)) / perSecond
      let end = reach > 1 ? log(1 - 1 / reach) / perSecond : .infinity
      let arrival = TimeInterval(min(rest, end))
      func way(_ time: TimeInterval) -> CGFloat { 1 - exp(perSecond * CGFloat(time)) }
      // The velocity with which the content arrives at its end, in points per second.
      let velocity = bounces && end < rest ? -perSecond * distance * (reach - 1) : 0
      let bounce = EdgeSpring(start: 0, velocity: velocity)
      return Course(duration: arrival + bounce.duration(scale: scale)) { time in
        guard arrival > 0 else { return 1 }
        if time < arrival { return min(way(time) * max(reach, 1), 1) }
        return distance > 0 ? 1 + bounce.distance(after: time - arrival) / distance : 1
      }
    }

    /// Content that was released beyond its end, to which it returns.
    ///
    /// - Parameters:
    ///   - distance: beyond the end, in points.
    ///   - velocity: away from the end, in points per second.
    static func springBack(from distance: CGFloat, velocity: CGFloat, scale: CGFloat) -> Course {
      let spring = EdgeSpring(start: distance, velocity: velocity)
      return Course(duration: spring.duration(scale: scale)) { 1 - spring.distance(after: $0) / distance }
    }
  }

  /// The spring that holds content beyond its end: critically damped, with a mass of 1 and a stiffness of 100, as measured in "How
  /// UIScrollView works" (Ilya Lobanov, 2020).
  private struct EdgeSpring {
    private static let frequency = 10.0
    /// The distance beyond the end, in points.
    let start: CGFloat
    /// Away from the end, in points per second.
    let velocity: CGFloat

    func distance(after seconds: TimeInterval) -> CGFloat {
      let time = CGFloat(seconds)
      return (start + (velocity + EdgeSpring.frequency * start) * time) * exp(-EdgeSpring.frequency * time)
    }

    /// The time until the content stays within half a pixel of its end, in seconds.
    func duration(scale: CGFloat) -> TimeInterval {
      let near = 0.5 / max(scale, 1)
      // The distance is greatest where its derivative is 0, and only decreases from there on.
      let slope = velocity + EdgeSpring.frequency * start
      let peak = slope != 0 ? TimeInterval(max(velocity / (EdgeSpring.frequency * slope), 0)) : 0
      guard abs(distance(after: peak)) > near else { return 0 }
      var (low, high) = (peak, peak + 10)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if abs(distance(after: middle)) > near { low = middle } else { high = middle }
      }
      return high
    }
  }

  private weak var scrollView: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let x: Course
  private let y: Course
  private let completion: () -> Void
  private let begin = CountedTime.current.now
  private weak var link: CADisplayLink?

  init(_ scrollView: UIScrollView, to end: CGPoint, x: Course, y: Course, completion: @escaping () -> Void) {
    self.scrollView = scrollView
    start = scrollView.contentOffset
    self.end = end
    self.x = x
    self.y = y
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
    guard time < max(x.duration, y.duration) - 1e-6 else {
      stop()
      scrollView.scroll.motion = nil
      scrollView.contentOffset = end
      return completion()
    }
    let part = CGPoint(
      x: time < x.duration ? x.progress(time) : 1, y: time < y.duration ? y.progress(time) : 1)
    scrollView.scroll.isMoving = true
    scrollView.contentOffset = CGPoint(
      x: start.x + (end.x - start.x) * part.x, y: start.y + (end.y - start.y) * part.y)
    scrollView.scroll.isMoving = false
  }
}
