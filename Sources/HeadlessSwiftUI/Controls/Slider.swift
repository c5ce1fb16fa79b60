internal import Foundation
internal import HeadlessUIKit

/// Chooses a number of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let edited: (Bool) -> Void

  public var body: some View {
    HStack {
      minimum
      SliderView(value: value, bounds: bounds, step: step, edited: edited)
      maximum
    }
  }
}

/// A number of any floating-point type as a `Double`.
private func number<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
  Binding<Double>(reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: number(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil, minimum: nil,
      maximum: nil, edited: onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: number(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
      minimum: nil, maximum: nil, edited: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: number(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil, minimum: nil,
      maximum: nil, edited: onEditingChanged)
  }
}

extension Slider {
  /// The label is for assistive technology; iOS doesn't show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: number(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), edited: onEditingChanged)
  }
}

/// UIKit's slider, as wide as it is offered.
private struct SliderView: _ElementView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISlider()
    let actions = ControlActions()
    view.addAction(UIAction { _ in actions.changed() }, for: .valueChanged)
    view.addAction(UIAction { _ in actions.ended() }, for: [.touchUpInside, .touchUpOutside])
    let height = view.intrinsicContentSize.height
    let element = _ControlElement(view) { CGSize(width: $0.width ?? 10, height: height) }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISlider, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    view.minimumValue = Float(bounds.lowerBound)
    view.maximumValue = Float(bounds.upperBound)
    view.value = Float(value.wrappedValue)
    actions.changed = { [weak view] in
      guard let view else { return }
      var next = Double(view.value)
      if let step, step > 0 { next = bounds.lowerBound + ((next - bounds.lowerBound) / step).rounded() * step }
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    actions.ended = { edited(false) }
  }
  typealias Body = Never
}
