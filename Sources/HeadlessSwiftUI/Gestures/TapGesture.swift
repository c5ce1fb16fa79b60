public import Foundation

/// A gesture of one or several taps.
public struct TapGesture: Gesture, Equatable {
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }

  public func _makeRecognizer() -> _GestureRecognizer<Void> { TapRecognizer<Void>(count: count) { _ in } }
  public typealias Value = Void
  public typealias Body = Never
}

/// A gesture of taps with their location.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    /// The location in points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let space = coordinateSpace
    return TapRecognizer(count: count) { Value(location: $0.location(in: space)) }
  }
  public typealias Body = Never
}

/// Recognizes touches that end near where they began, repeated as often as the count requires.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let value: (ElementTouch) -> Value
  private var start: ElementTouch?
  private var taps = 0
  private var last: TimeInterval?

  init(count: Int, _ value: @escaping (ElementTouch) -> Value) {
    self.count = count
    self.value = value
    super.init()
  }

  /// The pause between taps, in seconds: that of UIKit's recognizer.
  static var longestPause: TimeInterval { 0.35 }

  override var awaitsTouch: Bool { taps > 0 }
  override var awaitsLift: Bool { start != nil }
  override func stopAwaiting() {
    taps = 0
    tellFinished()
  }

  override func began(_ touch: ElementTouch) { start = touch }

  override func moved(_ touch: ElementTouch) {
    // UIKit's tap recognizer allows 10 points.
    guard let began = start else { return }
    guard hypot(touch.location.x - began.location.x, touch.location.y - began.location.y) > 10 else { return }
    start = nil
    taps = 0
    tellFinished()
  }

  override func finishedTouch(_ touch: ElementTouch) {
    guard start != nil else { return }
    start = nil
    if let last, touch.time - last > Self.longestPause { taps = 0 }
    last = touch.time
    taps += 1
    guard taps == count else { return }
    taps = 0
    tellEnded(value(touch))
  }

  override func cancelled() {
    start = nil
    super.cancelled()
  }
}
