public import Foundation

/// Values along keyframes at any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let ways: [_KeyframeWay<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    initial = initialValue
    ways = keyframes._ways(from: initialValue)
  }

  /// In seconds: that of the longest track.
  public var duration: TimeInterval { ways.map(\.duration).max() ?? 0 }

  /// - Parameter time: in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for way in ways { way.set(&value, max(time, 0)) }
    return value
  }

  /// - Parameter progress: from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
