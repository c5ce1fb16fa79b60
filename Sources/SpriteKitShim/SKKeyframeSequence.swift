public import HeadlessUIKit

/// How values between two keyframes are computed.
public enum SKInterpolationMode: Int, Sendable {
  case linear = 1
  case spline = 2
  case step = 3
}

/// What a sequence returns for times outside its keyframes.
public enum SKRepeatMode: Int, Sendable {
  case clamp = 1
  case loop = 2
}

/// Values at given times, such as the colours of a particle during its life.
open class SKKeyframeSequence: NSObject {
  private var keyframes: [(value: Any, time: CGFloat)]
  open var interpolationMode = SKInterpolationMode.linear
  open var repeatMode = SKRepeatMode.clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    keyframes = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
    super.init()
  }

  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

  open func count() -> Int { keyframes.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) { keyframes.append((value, time)) }
  open func removeLastKeyframe() { _ = keyframes.popLast() }
  // SpriteKit's documentation doesn't define indices outside of the sequence; here they change nothing.
  open func removeKeyframe(at index: Int) {
    if keyframes.indices.contains(index) { keyframes.remove(at: index) }
  }
  open func setKeyframeValue(_ value: Any, for index: Int) {
    if keyframes.indices.contains(index) { keyframes[index].value = value }
  }
  open func setKeyframeTime(_ time: CGFloat, for index: Int) {
    if keyframes.indices.contains(index) { keyframes[index].time = time }
  }
  open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) {
    if keyframes.indices.contains(index) { keyframes[index] = (value, time) }
  }
  /// The value of a keyframe; for an index outside of the sequence, 0.
  open func getKeyframeValue(for index: Int) -> Any {
    keyframes.indices.contains(index) ? keyframes[index].value : NSNumber(value: 0)
  }
  /// The time of a keyframe; for an index outside of the sequence, 0.
  open func getKeyframeTime(for index: Int) -> CGFloat { keyframes.indices.contains(index) ? keyframes[index].time : 0 }

  /// The value at a time, or nil if there is no keyframe. Numbers and colours are interpolated; of other values, the earlier one
  /// is returned. `spline` is computed as `linear`.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = keyframes.first, let last = keyframes.last else { return nil }
    var time = time
    if repeatMode == .loop, last.time > 0 {
      time = time.truncatingRemainder(dividingBy: last.time)
      if time < 0 { time += last.time }
    }
    guard time > first.time else { return first.value }
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else { return last.value }
    let (before, after) = (keyframes[next - 1], keyframes[next])
    guard interpolationMode != .step else { return before.value }
    return Self.value(before.value, after.value, (time - before.time) / (after.time - before.time))
  }

  private static func value(_ from: Any, _ to: Any, _ part: CGFloat) -> Any {
    if let from = number(from), let to = number(to) { return NSNumber(value: from + (to - from) * Double(part)) }
    guard let a = components(from), let b = components(to) else { return from }
    let mixed = zip(a, b).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private static func components(_ value: Any) -> [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard let color = value as? UIColor, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return nil
    }
    return [red, green, blue, alpha]
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    default: nil
    }
  }
}
