public import Foundation
public import HeadlessSwiftUI

/// Marks along an axis: by default a grid line, a tick and a label at each value.
public struct AxisMarks<Content: AxisMark> {
  private let set: AxisMarkSet

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(
      values: .chosen(values), position: position, preset: preset, stroke: stroke,
      content: { content($0) })
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(
      values: .listed(values.map(\.plotted)), position: position, preset: preset, stroke: stroke,
      content: { content($0) })
  }
}

extension AxisMarks {
  /// The same marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AxisMarks: AxisContent {
  public typealias Body = Never
  public func _collect(_ axis: _AxisMarkSets) { axis.sets.append(set) }
}

extension AxisMarks where Content == _AxisMarkGroup {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in _AxisMarkGroup.standard() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in _AxisMarkGroup.standard() }
  }

  public init<Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil, format: Format
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      _AxisMarkGroup.standard(AxisValueLabel(format: format))
    }
  }

  public init<Value: Plottable, Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      _AxisMarkGroup.standard(AxisValueLabel(format: format))
    }
  }
}

extension _AxisMarkGroup {
  static func standard(_ label: AxisValueLabel<Text> = AxisValueLabel()) -> _AxisMarkGroup {
    _AxisMarkGroup(parts: [AxisGridLine(), label])
  }
}

/// A value on an axis.
public struct AxisValue {
  /// The index of the value among the axis's values, starting at 0.
  public let index: Int
  /// The number of values on the axis.
  public let count: Int
  let plotted: PlottedValue

  /// Returns the value as the given type; nil if the axis has values of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(plotted: plotted) }
}
