/// A view that animates values along keyframes: at rest they have their initial values, and the final ones once a trigger has
/// changed.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let initial: Value
  private let trigger: AnyHashableTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var value: Value?

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyHashableTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    content(value ?? initial).onChange(of: trigger) {
      var end = value ?? initial
      keyframes(end)._end(&end)
      value = end
    }
  }
}

/// A type-erased trigger.
struct AnyHashableTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: AnyHashableTrigger, right: AnyHashableTrigger) -> Bool { left.isEqual(right.value) }
}

/// The keyframes of a value's properties.
@preconcurrency public protocol Keyframes<Value> {
  associatedtype Value
  /// Sets the final values.
  func _end(_ value: inout Value)
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

  public func _end(_ value: inout Root) {
    if let end = content._last { value[keyPath: keyPath] = end }
  }
}

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// The last keyframe's value; nil if there are no keyframes.
  var _last: Value? { get }
}
