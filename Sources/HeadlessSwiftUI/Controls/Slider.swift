internal import Foundation
internal import HeadlessUIKit

/// A control for choosing a number in a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let minimum: ValueLabel?
  nonisolated(unsafe) let maximum: ValueLabel?
  nonisolated(unsafe) let edited: (Bool) -> Void
  nonisolated(unsafe) var track = SliderTrack()

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?, _ edited: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.edited = edited
  }

  public var body: some View {
    HStack {
      minimum
      SliderView(
        value: value, bounds: bounds, step: step, label: (label as? any TextCarrying)?.carriedText, track: track,
        edited: edited)
      maximum
    }
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), nil, nil, onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, EmptyView(), nil, nil, onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// The label is used by assistive technologies only; iOS doesn't show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), nil, nil, onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), nil, nil, onEditingChanged)
  }
}

nonisolated extension Slider {
  /// The label is used by assistive technologies only; iOS doesn't show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  // The order of parameters in iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

/// A UIKit slider that takes the proposed width.
private struct SliderView: _ElementView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Text?
  let track: SliderTrack
  let edited: (Bool) -> Void

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISlider()
    let actions = ControlActions()
    actions.follow(view)
    let height = view.intrinsicContentSize.height
    let element = _ControlElement(view) { CGSize(width: $0.width ?? 10, height: height) }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISlider, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    context.fitIntoRow(element)
    view.minimumValue = Float(bounds.lowerBound)
    view.maximumValue = Float(bounds.upperBound)
    // Before the value, which a configuration can move.
    if let configuration = track.configuration(in: bounds) {
      if view.trackConfiguration != configuration { view.trackConfiguration = configuration }
    } else if view.trackConfiguration != nil {
      view.trackConfiguration = nil
    }
    view.value = Float(value.wrappedValue)
    view.accessibilityLabel = label?.plainString(in: context.environment)
    actions.began = { edited(true) }
    actions.changed = { [weak view] in
      guard let view else { return }
      value.wrappedValue = stepped(Double(view.value))
      // The thumb stops at steps only.
      view.value = Float(value.wrappedValue)
    }
    actions.ended = { edited(false) }
  }

  /// Returns the nearest step, counted from the lower bound.
  private func stepped(_ number: Double) -> Double {
    guard let step, step > 0 else { return min(max(number, bounds.lowerBound), bounds.upperBound) }
    let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    let count = min(max(((number - bounds.lowerBound) / step).rounded(), 0), last)
    return bounds.lowerBound + count * step
  }
  typealias Body = Never
}
