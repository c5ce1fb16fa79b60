public import Foundation

/// Interpolates linearly to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _last = to }
}

/// Interpolates to a value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _last = to
  }
}

/// Interpolates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _last = to
  }
}

/// Sets a value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value) { _last = to }
}

/// A sequence of keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
}

/// Builds the keyframes of one value.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_last: expression._last)
  }
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    buildArray(parts)
  }
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_last: parts.last { $0._last != nil }?._last)
  }
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    part ?? _KeyframeSequence(_last: nil)
  }
}

/// The keyframes of several properties.
public struct _KeyframeGroup<Value>: Keyframes {
  let ends: [(inout Value) -> Void]
  public func _end(_ value: inout Value) { for end in ends { end(&value) } }
}

/// Builds tracks. Keyframes without a track apply to the value itself.
@resultBuilder public enum KeyframesBuilder<Value> {
  // Typed by the track, so that key paths know their initial values.
  public static func buildExpression<Part: Animatable, Content: KeyframeTrackContent<Part>>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup(ends: [track._end]) }
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeGroup<Value> {
    _KeyframeGroup(ends: [expression._end])
  }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeGroup<Value> {
    _KeyframeGroup(ends: [{ value in if let last = expression._last { value = last } }])
  }
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(ends: parts.flatMap(\.ends))
  }
}
