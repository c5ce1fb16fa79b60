public import Foundation

/// A gesture of a touch that moves.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The location in points, in the gesture's coordinate space.
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity in points per second.
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The distance in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

}

// In an extension, so that its values aren't isolated to an actor.
extension DragGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    DragRecognizer(minimumDistance, in: coordinateSpace)
  }
  public typealias Body = Never
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let distance: CGFloat
  private let space: CoordinateSpace
  /// Where the touch began, on the screen and in the gesture's coordinate space.
  private var start: (touch: ElementTouch, point: CGPoint)?
  private var last: (time: TimeInterval, point: CGPoint)?
  private var velocity = CGSize.zero
  private var isDragging = false

  init(_ distance: CGFloat, in space: CoordinateSpace) {
    self.distance = distance
    self.space = space
    super.init()
  }

  private func value(_ touch: ElementTouch) -> DragGesture.Value? {
    guard let start else { return nil }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: touch.time), location: touch.location(in: space),
      startLocation: start.point, velocity: velocity)
  }

  private func follow(_ touch: ElementTouch) {
    guard let start else { return }
    let point = touch.location(in: space)
    if let last, touch.time > last.time {
      let seconds = touch.time - last.time
      velocity = CGSize(width: (point.x - last.point.x) / seconds, height: (point.y - last.point.y) / seconds)
    }
    last = (touch.time, point)
    let (from, to) = (start.touch.windowLocation, touch.windowLocation)
    let moved = hypot(to.x - from.x, to.y - from.y)
    if moved >= distance { isDragging = true }
    if isDragging, let value = value(touch) { tellChanged(value) }
  }

  override func began(_ touch: ElementTouch) {
    // A second finger doesn't move the drag.
    guard start == nil else { return }
    let point = touch.location(in: space)
    start = (touch, point)
    last = (touch.time, point)
    velocity = .zero
    isDragging = false
    if distance == 0 { follow(touch) }
  }

  private func isFollowed(_ touch: ElementTouch) -> Bool { start?.touch.touch === touch.touch }

  override func moved(_ touch: ElementTouch) {
    if isFollowed(touch) { follow(touch) }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    guard isFollowed(touch) else { return }
    if isDragging, let value = value(touch) { tellEnded(value) } else { tellFinished() }
    start = nil
  }

  override func cancelled() {
    start = nil
    super.cancelled()
  }
}
