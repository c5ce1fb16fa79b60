import Foundation

/// The translation and the velocity of the touches' centroid, in points of the window. A touch that is added or removed moves the
/// centroid, which doesn't count as movement.
struct MotionTracker {
  var translation = CGPoint.zero
  /// In points a second.
  private(set) var velocity = CGPoint.zero
  private var place: CGPoint?
  private var time: TimeInterval = 0

  /// A finger that rests this long before it is lifted has no speed left, in seconds; our choice.
  private static let restingTime: TimeInterval = 0.1

  mutating func fingersDidChange(_ place: CGPoint, at time: TimeInterval, isStart: Bool) {
    if isStart { self = MotionTracker() }
    self.place = place
    self.time = time
  }

  mutating func move(to place: CGPoint, at time: TimeInterval) {
    defer {
      self.place = place
      self.time = time
    }
    guard let last = self.place else { return }
    let step = CGPoint(x: place.x - last.x, y: place.y - last.y)
    translation.x += step.x
    translation.y += step.y
    let seconds = time - self.time
    if seconds > 0 { velocity = CGPoint(x: step.x / seconds, y: step.y / seconds) }
  }

  mutating func rest(at time: TimeInterval) {
    if time - self.time > MotionTracker.restingTime { velocity = .zero }
  }
}
