/// A mark along a slider's track, at one value.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V
  /// Identifies a tick by its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  public var id: ID { ID(value: value) }
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

  /// Creates a tick without a label.
  ///
  /// - Parameter value: the place of the tick, in the units of the slider's values.
  public init(_ value: V) {
    self.value = value
    label = nil
  }
  /// Creates a tick. Its label is stored but unused: iOS shows the titles of ticks to assistive technologies only.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }
  /// Creates a tick that a localized text labels.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }
  /// Creates a tick that a text labels.
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, _ value: V) {
    self.init(value) { Text(title) }
  }
}

extension SliderTick: Comparable {
  public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value == rhs.value }
  public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value < rhs.value }
}

/// Content that consists of a slider's ticks.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: Sequence where Body.Element == SliderTick<Value>
  /// The ticks, in any order.
  var body: Body { get }
}

/// The ticks that a builder has collected.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V
  public let body: [SliderTick<V>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public let body: [SliderTick<Content.Value>]

  /// Creates ticks of values that a key path identifies.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: (V) -> Content
  ) where V == Data.Element, V == Content.Value { body = data.flatMap { Array(content($0).body) } }
  /// Creates ticks for a range of numbers.
  public init<V: BinaryFloatingPoint>(_ data: Range<Int>, @SliderTickBuilder<V> content: (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.Value { body = data.flatMap { Array(content($0).body) } }
}

/// Collects the ticks of a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> _SliderTicks<V>
  where Content.Value == V { _SliderTicks(body: Array(content.body)) }
  public static func buildBlock(_ parts: _SliderTicks<V>...) -> _SliderTicks<V> { buildArray(parts) }
  public static func buildArray(_ parts: [_SliderTicks<V>]) -> _SliderTicks<V> {
    _SliderTicks(body: parts.flatMap(\.body))
  }
  public static func buildOptional(_ part: _SliderTicks<V>?) -> _SliderTicks<V> { part ?? _SliderTicks(body: []) }
  public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }
  public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
}
