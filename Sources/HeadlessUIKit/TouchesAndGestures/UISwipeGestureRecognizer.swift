import Foundation

/// Finds a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  // In points and seconds: what UIKit's private properties are known to be.
  private static let minimumMovement: CGFloat = 50
  private static let maximumSidewaysMovement: CGFloat = 50
  private static let maximumDuration: TimeInterval = 0.5

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?

  override var isContinuous: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > numberOfTouchesRequired { return fail() }
    guard core.touches.count == numberOfTouchesRequired else { return }
    start = centroid
    app.gestureClock.setDeadline(after: UISwipeGestureRecognizer.maximumDuration, for: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let step = CGPoint(x: centroid.x - start.x, y: centroid.y - start.y)
    var isPossible = false
    for (direction, along, across) in [
      (Direction.right, step.x, step.y), (.left, -step.x, step.y), (.down, step.y, step.x), (.up, -step.y, step.x),
    ] where self.direction.contains(direction) {
      guard abs(across) <= UISwipeGestureRecognizer.maximumSidewaysMovement else { continue }
      if along >= UISwipeGestureRecognizer.minimumMovement, along > abs(across) {
        state = .ended
        return
      }
      isPossible = true
    }
    if !isPossible { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  private func fail() { state = .failed }

  override func deadlineDidPass() { fail() }

  open override func reset() { start = nil }
}
