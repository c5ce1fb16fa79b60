internal import Foundation
internal import HeadlessUIKit

/// Two fingers, compared with where they were when the second one came down.
struct FingerPair {
  let start: (first: CGPoint, second: CGPoint)
  var now: (first: CGPoint, second: CGPoint)

  private static func distance(_ pair: (first: CGPoint, second: CGPoint)) -> CGFloat {
    hypot(pair.second.x - pair.first.x, pair.second.y - pair.first.y)
  }
  private static func angle(_ pair: (first: CGPoint, second: CGPoint)) -> Double {
    atan2(pair.second.y - pair.first.y, pair.second.x - pair.first.x)
  }

  /// The distance as a multiple of that at the start.
  var scale: CGFloat {
    let before = FingerPair.distance(start)
    return before > 0 ? FingerPair.distance(now) / before : 1
  }
  /// The angle at the start, in radians.
  var firstAngle: Double { FingerPair.angle(start) }
  var angle: Double { FingerPair.angle(now) }
  var startMiddle: CGPoint {
    CGPoint(x: (start.first.x + start.second.x) / 2, y: (start.first.y + start.second.y) / 2)
  }
}

/// Follows two fingers: a gesture begins when what they measure has changed enough, and ends with the first finger that lifts.
final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  /// What the fingers have done, in the view's own coordinate space.
  struct Movement {
    var time: TimeInterval
    /// The scale, or the rotation in radians.
    var amount: Double
    /// The change per second.
    var velocity: Double
    var startLocation: CGPoint
    var startAnchor: UnitPoint
  }

  private let measure: TwoFingerMeasure
  private let leastChange: Double
  private let value: (Movement) -> Value
  private var fingers: [(id: ObjectIdentifier, place: CGPoint)] = []
  private var pair: FingerPair?
  private var movement: Movement?
  private var isRecognized = false

  init(_ measure: TwoFingerMeasure, from leastChange: Double, _ value: @escaping (Movement) -> Value) {
    self.measure = measure
    self.leastChange = leastChange
    self.value = value
    super.init()
  }

  override func began(_ touch: ElementTouch) {
    guard fingers.count < 2 else { return }
    // Places are those in the view: it may move with the fingers.
    fingers.append((ObjectIdentifier(touch.touch), touch.hostLocation))
    guard fingers.count == 2 else { return }
    let places = (fingers[0].place, fingers[1].place)
    pair = FingerPair(start: places, now: places)
    isRecognized = false
    let offset = CGPoint(x: touch.location.x - touch.hostLocation.x, y: touch.location.y - touch.hostLocation.y)
    let middle = FingerPair(start: places, now: places).startMiddle
    let location = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
    let size = touch.element.size
    movement = Movement(
      time: touch.time, amount: measure.none, velocity: 0, startLocation: location,
      startAnchor: UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0, y: size.height > 0 ? location.y / size.height : 0))
  }

  override func moved(_ touch: ElementTouch) {
    guard let index = fingers.firstIndex(where: { $0.id == ObjectIdentifier(touch.touch) }) else { return }
    fingers[index].place = touch.hostLocation
    guard var pair, var movement else { return }
    pair.now = (fingers[0].place, fingers[1].place)
    self.pair = pair
    let amount = measure.amount(pair, after: movement.amount)
    let seconds = touch.time - movement.time
    if seconds > 0 {
      movement.velocity = (amount - movement.amount) / seconds
      movement.time = touch.time
    }
    movement.amount = amount
    self.movement = movement
    if abs(amount - measure.none) >= leastChange { isRecognized = true }
    if isRecognized { tellChanged(value(movement)) }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    guard fingers.contains(where: { $0.id == ObjectIdentifier(touch.touch) }) else { return }
    let (movement, isRecognized) = (movement, isRecognized)
    reset()
    if isRecognized, let movement { tellEnded(value(movement)) } else { tellFinished() }
  }

  override func cancelled() {
    reset()
    super.cancelled()
  }

  private func reset() {
    fingers = []
    pair = nil
    movement = nil
    isRecognized = false
  }
}

/// What is measured of two fingers.
enum TwoFingerMeasure {
  case scale, rotation

  /// The amount before any movement.
  var none: Double { self == .scale ? 1 : 0 }

  /// - Parameter last: the amount before the last movement: a rotation goes on beyond half a turn.
  func amount(_ pair: FingerPair, after last: Double) -> Double {
    guard self == .rotation else { return pair.scale }
    let angle = pair.angle - pair.firstAngle
    return angle + ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
  }
}
