/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let value: Double
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let current: CurrentValueLabel?
  nonisolated(unsafe) private let minimum: BoundsLabel?
  nonisolated(unsafe) private let maximum: BoundsLabel?
  @Environment(\.gaugeStyles) private var styles

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
    _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    self.value = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(content: AnyView(label)),
      currentValueLabel: current.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(content: AnyView($0)) })
    if let style = styles.last {
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.gaugeStyles = Array(environment.gaugeStyles.prefix(count))
      }
    } else {
      LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label())
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel()) }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
  /// - Parameter markedValueLabels: labels of marked values, which no style of iOS shows.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) { self.init(value, bounds, label(), currentValueLabel()) }
}

nonisolated extension Gauge {
  /// - Parameter markedValueLabels: labels of marked values, which no style of iOS shows.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}
