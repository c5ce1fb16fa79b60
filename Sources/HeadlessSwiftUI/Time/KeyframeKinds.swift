public import Foundation
public import SwiftUILayout

/// A keyframe: the value that is reached, and how.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    /// The velocities at both ends, in units a second; nil for those that make the way smooth.
    case cubic(start: Value?, end: Value?)
    case spring(Spring, velocity: Value?)
    case move
  }

  let value: Value
  /// In seconds.
  let duration: TimeInterval
  let kind: Kind
}

/// Interpolates linearly to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// Interpolates to a value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _keyframes = [_Keyframe(value: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// Interpolates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// - Parameter duration: in seconds; nil for the time in which the spring settles.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _keyframes = [
      _Keyframe(
        value: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring, velocity: startVelocity))
    ]
  }
}

/// Sets a value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value) { _keyframes = [_Keyframe(value: to, duration: 0, kind: .move)] }
}

/// A sequence of keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}

/// Builds the keyframes of one value.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: expression._keyframes)
  }
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    buildArray(parts)
  }
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: parts.flatMap(\._keyframes))
  }
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    part ?? _KeyframeSequence(_keyframes: [])
  }
}

/// The keyframes of several properties.
public struct _KeyframeGroup<Value>: Keyframes {
  let ways: (_ initial: Value) -> [_KeyframeWay<Value>]
  public func _ways(from initial: Value) -> [_KeyframeWay<Value>] { ways(initial) }
}

/// Builds tracks. Keyframes without a track apply to the value itself.
@resultBuilder public enum KeyframesBuilder<Value> {
  // Typed by the track, so that key paths know their initial values.
  public static func buildExpression<Part: Animatable, Content: KeyframeTrackContent<Part>>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup(ways: track._ways) }
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeGroup<Value> {
    _KeyframeGroup(ways: expression._ways)
  }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: expression._keyframes)
  }
  @_disfavoredOverload
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value>
  where Value: Animatable { buildArray(parts) }
  /// Keyframes of the value itself follow each other.
  public static func buildFinalResult(_ part: _KeyframeSequence<Value>) -> _KeyframeGroup<Value>
  where Value: Animatable {
    _KeyframeGroup { initial in
      let track = KeyframeCourse(from: initial, part._keyframes)
      return [_KeyframeWay(duration: track.duration) { $0 = track.value(at: $1) }]
    }
  }
  public static func buildFinalResult(_ part: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { part }
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> { buildArray(parts) }
  public static func buildArray(_ parts: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup { initial in parts.flatMap { $0.ways(initial) } }
  }
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value>
  where Value: Animatable {
    _KeyframeSequence(_keyframes: parts.flatMap(\._keyframes))
  }
  public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
  public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value>
  where Value: Animatable { first }
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value>
  where Value: Animatable { second }
}
