public import Foundation
internal import HeadlessUIKit

/// A view that shows that a task is in progress, or how far it is completed.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let progress: DisplayedProgress
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let current: CurrentValueLabel
  @Environment(\.progressStyles) private var styles

  nonisolated init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    self.init(progress: .fraction(fraction), label: label, current: current)
  }

  nonisolated fileprivate init(progress: DisplayedProgress, label: Label, current: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.current = current
  }

  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: progress.fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(current)))
    if let style = styles.last {
      // A progress view in the body of the style gets the outer style, to avoid an infinite recursion.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.progressStyles = Array(environment.progressStyles.prefix(count))
      }
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }

  /// Returns the completed fraction; nil if the value is nil or the total isn't positive.
  nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView(), current: EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, total), label: EmptyView(), current: EmptyView())
  }
  /// Creates a progress view with the current state of a Foundation `Progress`.
  public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(), current: EmptyView())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: EmptyView())
  }
}

nonisolated extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }

  /// Creates a progress view for the elapsed part of a time interval, or for its remaining part if it counts down. The current date
  /// is that of the snapshot's clock, or of the process's clock if the test doesn't set one.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(progress: .time(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      progress: .time(timerInterval, countsDown: countsDown), label: label(),
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The elapsed or remaining time.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// What a progress view displays. The elapsed part of an interval is computed when the view is shown: the clock is the
/// screen's, and a test makes its view before the screen.
private enum DisplayedProgress: Equatable {
  case fraction(Double?)
  case time(ClosedRange<Date>, countsDown: Bool)

  var fraction: Double? {
    switch self {
    case .fraction(let fraction): return fraction
    case .time(let interval, let countsDown):
      let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let elapsed = HostedClock.counting.timeIntervalSince(interval.lowerBound)
      let over = whole > 0 ? min(max(elapsed / whole, 0), 1) : 1
      return countsDown ? 1 - over : over
    }
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration of a custom style, to which the outer style is applied.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? .init(content: AnyView(EmptyView())),
      current: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
