internal import Foundation
internal import HeadlessUIKit

/// The parts of a slider's track that iOS 26 added, in the units of the slider's values.
struct SliderTrack {
  /// Empty for a slider whose values aren't limited to ticks.
  var ticks: [Double] = []
  /// The start of the filled part of the track; nil for its leading end.
  var neutral: Double?
  /// The values that a finger can choose; nil for all.
  var enabled: ClosedRange<Double>?

  init() {}
  nonisolated init<V: BinaryFloatingPoint>(ticks: [Double] = [], neutral: V?, enabled: ClosedRange<V>?) {
    self.ticks = ticks
    self.neutral = neutral.map { Double($0) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
  }

  /// Returns the same for UIKit, whose places are from 0 to 1. Nil where nothing is configured.
  @MainActor func configuration(in bounds: ClosedRange<Double>) -> UISlider.TrackConfiguration? {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, length.isFinite, !ticks.isEmpty || neutral != nil || enabled != nil else { return nil }
    func place(_ value: Double) -> Float { Float(min(max((value - bounds.lowerBound) / length, 0), 1)) }
    return UISlider.TrackConfiguration(
      allowsTickValuesOnly: !ticks.isEmpty, neutralValue: neutral.map(place) ?? 0,
      enabledRange: enabled.map { place($0.lowerBound)...place($0.upperBound) } ?? 0...1,
      ticks: ticks.filter(bounds.contains).sorted().map { .init(position: place($0)) })
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks. A finger chooses the values of ticks only. API of iOS 26.
  ///
  /// - Parameters:
  ///   - neutralValue: the value at which the filled part of the track begins. Nil for the lower bound.
  ///   - enabledBounds: the values that a finger can choose. Nil for all.
  ///   - label: used by assistive technologies only; iOS doesn't show it.
  ///   - currentValueLabel: has no effect: iOS doesn't show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), nil, nil, onEditingChanged)
    track = SliderTrack(ticks: ticks().body.map { Double($0.value) }, neutral: neutralValue, enabled: enabledBounds)
  }
  /// Creates a slider of steps, each with the tick that the closure returns. API of iOS 26.
  ///
  /// - Parameter tick: the tick of a step; nil for a step without one. iOS 17's look draws no ticks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), nil, nil, onEditingChanged)
    track = SliderTrack(neutral: neutralValue, enabled: enabledBounds)
  }
  /// Creates a slider whose track is filled from a value, or of which a part is enabled. API of iOS 26.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), nil, nil, onEditingChanged)
    track = SliderTrack(neutral: neutralValue, enabled: enabledBounds)
  }
}

nonisolated extension Slider {
  /// Creates a slider with ticks and with labels at its ends. API of iOS 26.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    track = SliderTrack(ticks: ticks().body.map { Double($0.value) }, neutral: neutralValue, enabled: enabledBounds)
  }
  /// Creates a slider of steps with labels at its ends, each step with the tick that the closure returns. API of iOS 26.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    track = SliderTrack(neutral: neutralValue, enabled: enabledBounds)
  }
  /// Creates a slider with labels at its ends, whose track is filled from a value, or of which a part is enabled. API of iOS
  /// 26.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    track = SliderTrack(neutral: neutralValue, enabled: enabledBounds)
  }
}

nonisolated extension View {
  /// Has no effect: sliders look as on iOS 18, with their thumb. API of iOS 26.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
