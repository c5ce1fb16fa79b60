public import SwiftUILayout

/// The keyframes of a value's properties.
@preconcurrency public protocol Keyframes<Value> {
  associatedtype Value
  /// The ways from a value.
  func _ways(from initial: Value) -> [_KeyframeWay<Value>]
}

/// The way of a part of a value.
public struct _KeyframeWay<Value> {
  /// In seconds.
  let duration: Double
  /// Sets the part to what it is after a time in seconds.
  let set: (inout Value, _ time: Double) -> Void
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  public func _ways(from initial: Root) -> [_KeyframeWay<Root>] {
    let course = KeyframeCourse(from: initial[keyPath: keyPath], content._keyframes)
    return [
      _KeyframeWay(duration: course.duration) { [keyPath] root, time in root[keyPath: keyPath] = course.value(at: time)
      }
    ]
  }
}

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  var _keyframes: [_Keyframe<Value>] { get }
}
